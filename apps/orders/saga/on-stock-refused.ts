import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { stockRefused } from '@fenestra/contracts/events/reservation';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { lockOrder } from './order-state';
import { giveMoneyBack } from './give-money-back';

@Controller()
export class OnStockRefused {
  /** The money came too late: what it was for is gone. */
  @On(stockRefused, 'orders.saga')
  async refund(@Payload() { orderId }: DataOf<typeof stockRefused>, @Ctx() { tx, keys }: EventContext): Promise<void> {
    const order = await lockOrder(tx, orderId, keys);
    if (order.saga === 'paid') giveMoneyBack(tx, order, order.paid);
  }
}

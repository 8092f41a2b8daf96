import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { stockRefused } from '@fenestra/contracts/events/reservation';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Orders } from '../order.table';
import { refundOrder } from './refund-order';

@Controller()
export class OnStockRefused {
  constructor(private readonly orders: Orders) {}

  /** The money came too late: what it was for is gone. */
  @On(stockRefused, 'orders.saga')
  refund(@Payload() refusals: ReceivedEvent<typeof stockRefused>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.orders.changeEach(unit, refusals, (order) => {
      if (order.row.saga === 'paid') refundOrder(order);
    });
  }
}

import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { paymentRefunded } from '@fenestra/contracts/events/payment';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { advance, lockOrder } from './order-state';

@Controller()
export class OnPaymentRefunded {
  @On(paymentRefunded, 'orders.saga')
  async settle(
    @Payload() { orderId, amount }: DataOf<typeof paymentRefunded>,
    @Ctx() { tx, keys }: EventContext,
  ): Promise<void> {
    const order = await lockOrder(tx, orderId, keys);
    if (order.saga !== 'refund_pending') return;
    advance(tx, order, { saga: 'refunded', payment: 'refunded', paid: order.paid - amount }, null);
  }
}

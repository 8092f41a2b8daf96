import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { paymentFailed } from '@fenestra/contracts/events/payment';
import { mayFollow, type SagaState } from '@fenestra/domain/ordering/order';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { advance, lockOrder } from './order-state';
import { CommitSignals } from '../commit-signals';

const from: readonly SagaState[] = [...mayFollow.payment_failed, 'stock_reserved'];

@Controller()
export class OnPaymentFailed {
  constructor(private readonly signals: CommitSignals) {}

  /** Not the end: until the order's deadline the shopper may try again. A gateway that opens no session fails before any was open. */
  @On(paymentFailed, 'orders.saga')
  async fail(@Payload() { orderId }: DataOf<typeof paymentFailed>, @Ctx() { tx, keys }: EventContext): Promise<void> {
    const order = await lockOrder(tx, orderId, keys);
    if (!from.includes(order.saga)) return;
    advance(tx, order, { saga: 'payment_failed', payment: 'failed' }, 'keep');
    this.signals.ring(tx, orderId);
  }
}

import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { paymentFailed } from '@fenestra/contracts/events/payment';
import { allowedTransitions } from '@fenestra/domain/ordering/order';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { CommitSignals } from '../commit-signals';
import { Orders } from '../order.table';

@Controller()
export class OnPaymentFailed {
  constructor(
    private readonly orders: Orders,
    private readonly signals: CommitSignals,
  ) {}

  /**
   * Not the end: until the order's deadline the shopper may try again, but not where the gateway refused to open a session. Transfers do
   * not fail: that was a session in which the order was to be paid before.
   */
  @On(paymentFailed, 'orders.saga')
  fail(@Payload() failures: ReceivedEvent<typeof paymentFailed>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.orders.changeEach(unit, failures, (order, { data }) => {
      if (!allowedTransitions.payment_failed.includes(order.row.saga) || order.row.method === 'transfer') return;
      const refused = data.reason === 'refused' && { refusedMethod: order.row.method };
      order.advance({ saga: 'payment_failed', payment: 'failed', ...refused }, 'keep');
      this.signals.notify(unit, order.row.id);
    });
  }
}

import { refundRequested } from '@fenestra/contracts/events/order';
import type { LockedOrder } from './locked-order';

/** The order cannot be honoured any more: what was paid goes back. */
export function giveMoneyBack(order: LockedOrder, amount: number): void {
  order.advance({ saga: 'refund_pending', payment: 'paid', paid: amount }, null);
  const { id, currency } = order.state;
  order.emit(refundRequested, { orderId: id, currency, amount });
}

import { refundRequested } from '@fenestra/contracts/events/order';
import { retainedAmount, type ReceivedPayment, receivedPayment } from '@fenestra/domain/ordering/received-payments';
import type { LockedOrder } from './locked-order';

/** The order cannot be honoured any more: what was paid goes back, each payment by the way it came. */
export function giveMoneyBack(order: LockedOrder): void {
  for (const receipt of order.state.receipts) if (retainedAmount(receipt) > 0) refund(order, receipt);
}

/** Money has come for an order that is over. */
export function giveLateMoneyBack(order: LockedOrder, paymentId: string, amount: number): void {
  const late = receivedPayment(paymentId, amount, amount);
  refund(order, late, [...order.state.receipts, late]);
}

/** What a payment brought on top of what was owed; the order goes on. */
export function giveSurplusBack(order: LockedOrder, { payment, amount, counted }: ReceivedPayment): void {
  order.advance({}, 'keep');
  request(order, payment, amount - counted);
}

function refund(order: LockedOrder, receipt: ReceivedPayment, receipts = order.state.receipts): void {
  order.advance({ receipts, saga: 'refund_pending', payment: 'paid' }, null);
  request(order, receipt.payment, retainedAmount(receipt));
}

function request(order: LockedOrder, payment: string | null, amount: number): void {
  const { id, currency } = order.state;
  order.emit(refundRequested, { orderId: id, currency, amount, ...(payment && { paymentId: payment }) });
}

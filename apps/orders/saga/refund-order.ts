import { refundRequested } from '@fenestra/contracts/events/order';
import { retainedAmount, type ReceivedPayment, receivedPayment } from '@fenestra/domain/ordering/received-payments';
import type { LockedOrder } from './locked-order';

/** The order cannot be honoured any more: what was paid goes back, each payment by the way it came. */
export function refundOrder(order: LockedOrder): void {
  for (const receipt of order.row.receipts) if (retainedAmount(receipt) > 0) refundReceipt(order, receipt);
}

/** Money has come for an order that is over. */
export function refundLatePayment(order: LockedOrder, paymentId: string, amount: number): void {
  const late = receivedPayment(paymentId, amount, amount);
  refundReceipt(order, late, [...order.row.receipts, late]);
}

/** What a payment brought on top of what was owed; the order goes on. */
export function refundSurplus(order: LockedOrder, { payment, amount, counted }: ReceivedPayment): void {
  order.advance({}, 'keep');
  requestRefund(order, payment, amount - counted);
}

function refundReceipt(order: LockedOrder, receipt: ReceivedPayment, receipts = order.row.receipts): void {
  order.advance({ receipts, saga: 'refund_pending', payment: 'paid' }, null);
  requestRefund(order, receipt.payment, retainedAmount(receipt));
}

function requestRefund(order: LockedOrder, payment: string | null, amount: number): void {
  const { id, currency } = order.row;
  order.emit(refundRequested, { orderId: id, currency, amount, ...(payment && { paymentId: payment }) });
}

import type { MailedOrder } from '@fenestra/contracts/http/orders';
import { erasedEmail } from '@fenestra/domain/erasure';
import type { OrderState } from '@fenestra/domain/ordering/order';

/** Of a letter that its service keeps while the mail is on its way. */
export type RequestedMailKind = 'saved-offer' | 'sent-cart' | 'feedback' | 'withdrawal';

/** Of an order: that it was taken, and what has become of it since. */
export type OrderStateMailKind =
  | 'payment-received'
  | 'part-received'
  | 'payment-failed'
  | 'transfer-chosen'
  | 'transfer-reminder'
  | 'hold-ended'
  | 'hold-renewed'
  | 'checked'
  | 'shipped'
  | 'order-ended'
  | 'money-returned';
export type OrderMailKind = 'confirmation' | OrderStateMailKind;

/** About goods that are held without money; a confirmed order of which none was due holds some too. */
const holdMailKinds = ['hold-ended', 'hold-renewed'] as const;

/**
 * What a mail may say of an order in each state; one whose order has gone on by the time it is due is not sent. Every state that a
 * shopper cares about has its mail or says here why not. That an order is in production or completed (OPEN-Q-73) is told by nobody: it
 * begins with the money, of which the receipt speaks, and ends in the shopper's own hands.
 */
export const mailKindsByOrderState: Readonly<Record<OrderState, readonly OrderMailKind[]>> = {
  placed: ['confirmation', 'part-received', 'checked'],
  // The gateway is asked for a session, which takes a moment and which the confirmation need not wait for.
  stock_reserved: ['confirmation', 'part-received', 'checked', ...holdMailKinds],
  payment_pending: [
    'confirmation',
    'part-received',
    'checked',
    'transfer-chosen',
    'transfer-reminder',
    ...holdMailKinds,
  ],
  payment_failed: ['confirmation', 'part-received', 'checked', 'payment-failed', ...holdMailKinds],
  // Money came after the end and stock is asked once more: the order is confirmed or the money goes back, which has a mail each.
  paid: ['confirmation', 'checked', 'money-returned'],
  confirmed: [
    'confirmation',
    'payment-received',
    'part-received',
    'checked',
    'shipped',
    'money-returned',
    ...holdMailKinds,
  ],
  expired: ['order-ended'],
  cancelled: ['order-ended'],
  // It ended although a part had come, which goes back. That is told when the bank has the money; the order may hear of that a little later than we.
  refund_pending: ['order-ended', 'money-returned'],
  refunded: ['money-returned'],
};

/** Who has withdrawn is not asked for money any more: what is left to pay is said by people (decision 60). */
const paymentRequestKinds: readonly OrderMailKind[] = ['transfer-chosen', 'transfer-reminder', 'payment-failed'];

/** An order may be paid in another way by the time that it is due. */
const transferMailKinds: readonly OrderMailKind[] = ['transfer-chosen', 'transfer-reminder'];

/** Whether a mail may still be sent of an order as it is now. */
export const isStillValid = (kind: OrderMailKind, { order, data, withdrawn }: MailedOrder): boolean =>
  data.email !== erasedEmail &&
  mailKindsByOrderState[order.saga].includes(kind) &&
  !(withdrawn && paymentRequestKinds.includes(kind)) &&
  !(order.method !== 'transfer' && transferMailKinds.includes(kind)) &&
  matchesHold(kind, order);

/** Goods may be released and reserved again between the event and its mail. */
function matchesHold(kind: OrderMailKind, { goodsReleased = false, lines }: MailedOrder['order']): boolean {
  if (kind === 'hold-ended') return goodsReleased;
  return kind !== 'hold-renewed' || (!goodsReleased && lines.some(({ backOrdered }) => backOrdered > 0));
}

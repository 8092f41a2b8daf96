import type { Order } from '@fenestra/contracts/wire/order';
import { isOver, type OrderStage, type OverStage } from '@fenestra/domain/ordering/order-progress';

/** The outcome that the recap shows; `returned`: the money went back at the gateway, and the order goes on (decision 69). */
export type Outcome =
  | OverStage
  | 'confirming'
  | 'examining'
  | 'unfinished'
  | 'paid'
  | 'returned'
  | 'failed'
  | 'to-pay'
  | 'transfer'
  | 'placed';

/** Whether the shopper came back from the gateway, and whether it has had the time to confirm the payment. */
export type Return = 'none' | 'recent' | 'past';

/** The session at a gateway in which an order is paid; undefined where it is paid without one. */
export const sessionOf = ({ gopay, paypal }: Order): { status?: string; url?: string | null } | undefined =>
  gopay ?? paypal;

/**
 * What is true about an order. `paid` of the address is only a hint: after a return from the gateway the payment is being
 * confirmed for some seconds, then it is told that none has come; it never makes an order paid or failed (OPEN-Q-79, OPEN-Q-80).
 */
export function outcomeOf(order: Order, back: Return): Outcome {
  const { payment, dueNow, transfer, over } = order;
  if (over) return over === 'ended' && payment === 'paid' ? 'examining' : over; // paid too late, it goes on or the money goes back
  if (payment === 'refunded') return 'returned';
  if (payment === 'paid' || payment === 'failed') return payment;
  if (sessionOf(order)?.status === 'PENDING') return 'examining';
  if (sessionOf(order)) return back === 'none' ? 'to-pay' : back === 'recent' ? 'confirming' : 'unfinished';
  return transfer && dueNow > 0 ? 'transfer' : 'placed';
}

/** Outcomes with which an order can be paid at a gateway, and those after which it is paid once more. */
export const isFailure = (outcome: Outcome): outcome is 'failed' | 'unfinished' =>
  outcome === 'failed' || outcome === 'unfinished';
export const isPayable = (outcome: Outcome): boolean => outcome === 'to-pay' || isFailure(outcome);

/** Whether nothing of the order comes any more. */
export const isPast = (outcome: Outcome): outcome is OverStage => isOver(outcome as OrderStage);

/** Whether the server may still learn something soon, so that it is worth asking again. */
export const isUndecided = (order: Order): boolean =>
  sessionOf(order) !== undefined && !order.over && (order.payment === 'pending' || order.payment === 'none');

/** The browser goes to the card gateway by itself only right after the order, never after a return (RECAP-04, OPEN-Q-81). */
export const redirectsItself = (order: Order, back: Return): boolean =>
  outcomeOf(order, back) === 'to-pay' && Boolean(order.gopay?.url);

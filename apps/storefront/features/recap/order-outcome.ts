import type { Order } from '@fenestra/contracts/wire/order';

/** The outcome that the recap shows. */
export type Outcome = 'confirming' | 'unfinished' | 'paid' | 'failed' | 'refunded' | 'to-pay' | 'transfer' | 'placed';

/** Whether the shopper came back from the gateway, and whether it has had the time to confirm the payment. */
export type Return = 'none' | 'recent' | 'past';

/**
 * What is true about an order. `paid` of the address is only a hint: after a return from the gateway the payment is being
 * confirmed for some seconds, then it is told that none has come; it never makes an order paid or failed (OPEN-Q-79, OPEN-Q-80).
 */
export function outcomeOf({ payment, method, dueNow, transfer }: Order, back: Return): Outcome {
  if (payment === 'paid' || payment === 'failed' || payment === 'refunded') return payment;
  if (method === 'card') return back === 'none' ? 'to-pay' : back === 'recent' ? 'confirming' : 'unfinished';
  return transfer && dueNow > 0 ? 'transfer' : 'placed';
}

/** Whether the server may still learn something soon, so that it is worth asking again. */
export const isUndecided = ({ payment, method }: Order): boolean =>
  method === 'card' && (payment === 'pending' || payment === 'none');

/** The browser goes to the gateway by itself only right after the order, never after a return (RECAP-04, OPEN-Q-81). */
export const redirectsItself = (order: Order, back: Return): boolean =>
  outcomeOf(order, back) === 'to-pay' && Boolean(order.gopay?.url);

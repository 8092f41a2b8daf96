import type { Order } from '@fenestra/contracts/wire/order';

/** The outcome that the recap shows. */
export type Outcome = 'confirming' | 'paid' | 'failed' | 'refunded' | 'to-pay' | 'transfer' | 'placed';

/**
 * What is true about an order. `paid` of the address is only a hint: after a return from the gateway the payment is being
 * confirmed until the server knows; it never makes an order paid or failed (OPEN-Q-79, OPEN-Q-80).
 */
export function outcomeOf({ payment, method, dueNow, transfer }: Order, returned: boolean): Outcome {
  if (payment === 'paid' || payment === 'failed' || payment === 'refunded') return payment;
  if (method === 'card') return returned ? 'confirming' : 'to-pay';
  return transfer && dueNow > 0 ? 'transfer' : 'placed';
}

/** Whether the server may still learn something soon, so that it is worth asking again. */
export const isUndecided = ({ payment, method }: Order): boolean =>
  method === 'card' && (payment === 'pending' || payment === 'none');

/** The browser goes to the gateway by itself only right after the order, never after a return (RECAP-04, OPEN-Q-81). */
export const redirectsItself = (order: Order, returned: boolean): boolean =>
  outcomeOf(order, returned) === 'to-pay' && Boolean(order.gopay?.url);

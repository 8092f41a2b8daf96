import { orderConfirmed } from '@fenestra/contracts/events/order';
import type { LockedOrder } from './locked-order';

type Change = Omit<Parameters<LockedOrder['advance']>[0], 'saga' | 'confirmedAt'>;

/**
 * From here on the order only goes forward. `received` is what has just come and settled it, minor units. `heldUntil` is given by an order
 * without a payment in advance whose goods are not sold yet.
 */
export function confirmOrder(order: LockedOrder, now: Date, change: Change, received?: number): void {
  order.advance({ heldUntil: null, releasedAt: null, ...change, saga: 'confirmed', confirmedAt: now }, null);
  const { kind, paid, heldUntil } = order.row;
  const held = heldUntil && { heldUntil: heldUntil.toISOString() };
  order.emit(orderConfirmed, { ...order.reference, kind, paid, received, ...held });
}

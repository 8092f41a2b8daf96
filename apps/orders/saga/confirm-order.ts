import { orderConfirmed } from '@fenestra/contracts/events/order';
import type { LockedOrder } from './locked-order';

type Change = Omit<Parameters<LockedOrder['advance']>[0], 'saga'>;

/** From here on the order only goes forward. */
export function confirmOrder(order: LockedOrder, change: Change = {}): void {
  order.advance({ ...change, saga: 'confirmed' }, null);
  const { kind, paid } = order.state;
  order.emit(orderConfirmed, { ...order.reference, kind, paid });
}

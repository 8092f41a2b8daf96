import { orderEnded } from '@fenestra/contracts/events/order';
import type { DataOf } from '@fenestra/contracts/event';
import { refundOrder } from './refund-order';
import type { LockedOrder } from './locked-order';

/** The order has ended, and what was paid for it goes back. Other services learn here whose rows go soon (decision 73). */
export function emitOrderEnded(order: LockedOrder, reason: DataOf<typeof orderEnded>['reason']): void {
  const { visit } = order.row;
  order.emit(orderEnded, { ...order.reference, reason, ...(visit?.synthetic && { synthetic: true as const }) });
  refundOrder(order);
}

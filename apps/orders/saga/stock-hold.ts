import type { DataOf } from '@fenestra/contracts/event';
import { holdEnded, orderAnswered } from '@fenestra/contracts/events/order';
import { awaitingPaymentStates } from '@fenestra/domain/ordering/order';
import type { OrdersConfig } from '../config';
import { unsoldHoldEnd, paymentDue } from './deadlines';
import type { LockedOrder, OrderRow } from './locked-order';

type Answered = DataOf<typeof orderAnswered>;
type Holdable = NonNullable<Answered['holdable']>;

/** Whether stock waits for an answer of the shopper, staff or the bank before the goods are this order's. */
export const isHoldOpen = ({ heldUntil, releasedAt }: Pick<OrderRow, 'heldUntil' | 'releasedAt'>): boolean =>
  heldUntil !== null || releasedAt !== null;

/**
 * Lets an order keep its goods: for as long as it may be paid, or for good if it needs no money now. What was released is reserved again;
 * the order counts as released until stock has answered. A repeat changes nothing. `holdable` bounds what is reserved again.
 */
export function extendHold(order: LockedOrder, now: Date, config: OrdersConfig, holdable?: Holdable): void {
  const { answeredAt, saga, dueAt, paid } = order.row;
  const isOpen = isHoldOpen(order.row);
  if (answeredAt && !isOpen) return;
  order.advance({ answeredAt: answeredAt ?? now }, 'keep');
  if (!isOpen) return;
  const limit = holdable && { holdable };
  if (awaitingPaymentStates.includes(saga)) {
    order.advance({ heldUntil: null }, 'keep');
    if (dueAt && dueAt > now)
      order.emit(orderAnswered, { ...order.reference, heldUntil: dueAt.toISOString(), ...limit });
  } else if (saga === 'confirmed') {
    const heldUntil = unsoldHoldEnd(order.row, now, config);
    order.advance({ heldUntil }, 'keep');
    const until = heldUntil ?? paymentDue('transfer', now, config); // read by the release before alone where goods are sold
    const sold = heldUntil ? {} : { sold: true as const, ...(paid > 0 && { paid }) };
    order.emit(orderAnswered, { ...order.reference, heldUntil: until.toISOString(), ...sold, ...limit });
  }
}

/**
 * Records that stock has released the goods. Returns false for an answer that crossed the release, or that stock had missed: it takes them
 * back.
 */
export function recordHoldReleased(order: LockedOrder, now: Date, config: OrdersConfig): boolean {
  const wasAnswered = isHoldExtended(order.row);
  order.advance({ releasedAt: now, heldUntil: null }, 'keep');
  if (wasAnswered) extendHold(order, now, config);
  else order.emit(holdEnded, order.reference);
  return !wasAnswered;
}

/** A session of a gateway ends with its goods, whoever has read the mail. */
const isHoldExtended = ({ answeredAt, heldUntil, method, saga }: OrderRow): boolean =>
  answeredAt !== null && heldUntil === null && (method === 'transfer' || saga === 'confirmed');

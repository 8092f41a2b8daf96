import type { DataOf } from '@fenestra/contracts/event';
import { holdEnded, orderAnswered } from '@fenestra/contracts/events/order';
import { awaitingPaymentStates } from '@fenestra/domain/ordering/order';
import type { OrdersConfig } from '../config';
import { heldBeforeSale, paymentDue } from './deadlines';
import type { LockedOrder, OrderState } from './locked-order';

type Answered = DataOf<typeof orderAnswered>;
type Holdable = NonNullable<Answered['holdable']>;

/** Whether stock waits for an answer of the shopper, staff or the bank before the goods are this order's. */
export const isHoldOpen = ({ heldUntil, releasedAt }: Pick<OrderState, 'heldUntil' | 'releasedAt'>): boolean =>
  heldUntil !== null || releasedAt !== null;

/**
 * Lets an order keep its goods: for as long as it may be paid, or for good if it needs no money now. What was released is reserved again;
 * the order counts as released until stock has answered. A repeat changes nothing. `holdable` bounds what is reserved again.
 */
export function keepGoods(order: LockedOrder, now: Date, config: OrdersConfig, holdable?: Holdable): void {
  const { answeredAt, saga, dueAt, paid } = order.state;
  const isOpen = isHoldOpen(order.state);
  if (answeredAt && !isOpen) return;
  order.advance({ answeredAt: answeredAt ?? now }, 'keep');
  if (!isOpen) return;
  const bound = holdable && { holdable };
  if (awaitingPaymentStates.includes(saga)) {
    order.advance({ heldUntil: null }, 'keep');
    if (dueAt && dueAt > now)
      order.emit(orderAnswered, { ...order.reference, heldUntil: dueAt.toISOString(), ...bound });
  } else if (saga === 'confirmed') {
    const heldUntil = heldBeforeSale(order.state, now, config);
    order.advance({ heldUntil }, 'keep');
    const until = heldUntil ?? paymentDue('transfer', now, config); // read by the release before alone where goods are sold
    const sold = heldUntil ? {} : { sold: true as const, ...(paid > 0 && { paid }) };
    order.emit(orderAnswered, { ...order.reference, heldUntil: until.toISOString(), ...sold, ...bound });
  }
}

/**
 * Records that stock has released the goods. Returns false for an answer that crossed the release, or that stock had missed: it takes them
 * back.
 */
export function loseGoods(order: LockedOrder, now: Date, config: OrdersConfig): boolean {
  const wasAnswered = isKept(order.state);
  order.advance({ releasedAt: now, heldUntil: null }, 'keep');
  if (wasAnswered) keepGoods(order, now, config);
  else order.emit(holdEnded, order.reference);
  return !wasAnswered;
}

/** A session of a gateway ends with its goods, whoever has read the mail. */
const isKept = ({ answeredAt, heldUntil, method, saga }: OrderState): boolean =>
  answeredAt !== null && heldUntil === null && (method === 'transfer' || saga === 'confirmed');

import { allowedTransitions, type OrderState, orderStates } from '@fenestra/domain/ordering/order';
import { diagnoseOrder } from './diagnostics';
import type { OrderHistory, HistoryEvent } from './order-history';
import { formatDuration, eventNameOf, formatElapsed, secondsSince } from './format';

/** A step of the saga: when it was reached, by what, and after how long. */
export type TimelineEntry = {
  readonly at: string | null;
  readonly state: string;
  readonly cause: string;
  readonly duration: string | null;
  readonly mark: 'done' | 'stuck' | 'next';
};

/**
 * Which state an event has led to, or follows from. The row keeps the present state alone. Money leads to none by itself: it may be a part
 * of what is due, and what settles an order confirms it.
 */
const stateByEvent: Readonly<Record<string, OrderState>> = {
  'order.placed': 'placed',
  'reservation.made': 'stock_reserved',
  'reservation.refused': 'stock_reserved',
  'payment.session_opened': 'payment_pending',
  'order.payment_requested': 'payment_pending',
  'order.payment_way_changed': 'payment_pending',
  'payment.failed': 'payment_failed',
  'order.confirmed': 'confirmed',
  'order.revived': 'paid',
  'order.refund_requested': 'refund_pending',
  'payment.refunded': 'refunded',
};

/** The way that the order has gone, where it stands, and what may come next. */
export function orderTimeline(history: OrderHistory): TimelineEntry[] {
  const { record, at, events } = history;
  const since = record.since ?? record.placedAt;
  const past: TimelineEntry[] = [];
  let before: HistoryEvent | undefined;
  for (const event of events) {
    const state = stateOf(event, record);
    if (!state || state === past.at(-1)?.state) continue;
    const processing = event.heard['orders.saga'];
    if (processing && processing.state !== 'done') continue; // orders has not followed
    const duration = before ? formatElapsed(before.at, event.at) : null;
    past.push({ at: event.at, state, cause: eventNameOf(event.type), duration, mark: 'done' });
    before = event;
  }
  const [stuck] = diagnoseOrder(history).filter(({ level }) => level === 'stuck');
  const currentEntry: TimelineEntry[] = stuck
    ? [
        {
          at: since,
          state: `in ${record.saga}`,
          cause: stuck.title,
          duration: formatDuration(secondsSince(since, at)),
          mark: 'stuck',
        },
      ]
    : [];
  return [...past, ...currentEntry, ...nextEntries(history)];
}

function stateOf({ type }: HistoryEvent, { saga: present, cancelled }: OrderHistory['record']): OrderState | undefined {
  const name = eventNameOf(type);
  if (name === 'order.ended') return present === 'cancelled' || cancelled ? 'cancelled' : 'expired';
  const state = stateByEvent[name];
  const isActive = !refunds.includes(present); // then only what came on top went back
  return isActive && state && refunds.includes(state) ? undefined : state;
}

const refunds: readonly OrderState[] = ['refund_pending', 'refunded'];

const nextStateTexts: Partial<Record<OrderState, string>> = {
  stock_reserved: 'when stock answers',
  payment_pending: 'when there is something to pay',
  paid: 'when the money comes after all, until stock answers',
  confirmed: 'when nothing is left to pay now: mail to the shopper, order to the ERP',
  expired: 'goods are free, nothing is owed',
  refunded: 'when the money is back',
};

function nextEntries({ record: { saga, dueAt } }: OrderHistory): TimelineEntry[] {
  const next = orderStates.filter((state) => allowedTransitions[state].includes(saga) && nextStateTexts[state]);
  const open = next.filter((state) => state !== 'expired' || dueAt);
  return open.map((state) => ({
    at: state === 'expired' ? dueAt : null,
    ...{ state, cause: nextStateTexts[state]!, duration: null, mark: 'next' as const },
  }));
}

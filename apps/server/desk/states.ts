import { allowedTransitions, type SagaState, sagaStates } from '@fenestra/domain/ordering/order';
import { findingsOf } from './findings';
import type { Story, StoryEvent } from './story';
import { lasting, nameOf, passed, secondsSince } from './words';

/** A step of the saga: when it was reached, by what, and after how long. */
export type Step = {
  readonly at: string | null;
  readonly state: string;
  readonly by: string;
  readonly took: string | null;
  readonly mark: 'done' | 'stuck' | 'next';
};

/**
 * Which state an event has led to, or follows from. The row keeps the present state alone. Money leads to none by itself: it may be a part
 * of what is due, and what settles an order confirms it.
 */
const led: Readonly<Record<string, SagaState>> = {
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
export function statesOf(story: Story): Step[] {
  const { record, at, events } = story;
  const since = record.since ?? record.placedAt;
  const past: Step[] = [];
  let before: StoryEvent | undefined;
  for (const event of events) {
    const state = stateOf(event, record);
    if (!state || state === past.at(-1)?.state) continue;
    const heard = event.heard['orders.saga'];
    if (heard && heard.state !== 'done') continue; // orders has not followed
    const took = before ? passed(before.at, event.at) : null;
    past.push({ at: event.at, state, by: nameOf(event.type), took, mark: 'done' });
    before = event;
  }
  const [stuck] = findingsOf(story).filter(({ level }) => level === 'stuck');
  const here: Step[] = stuck
    ? [
        {
          at: since,
          state: `in ${record.saga}`,
          by: stuck.title,
          took: lasting(secondsSince(since, at)),
          mark: 'stuck',
        },
      ]
    : [];
  return [...past, ...here, ...nextOf(story)];
}

function stateOf({ type }: StoryEvent, { saga: present, cancelled }: Story['record']): SagaState | undefined {
  const name = nameOf(type);
  if (name === 'order.ended') return present === 'cancelled' || cancelled ? 'cancelled' : 'expired';
  const state = led[name];
  const goesOn = !refunds.includes(present); // then only what came on top went back
  return goesOn && state && refunds.includes(state) ? undefined : state;
}

const refunds: readonly SagaState[] = ['refund_pending', 'refunded'];

const ways: Partial<Record<SagaState, string>> = {
  stock_reserved: 'when stock answers',
  payment_pending: 'when there is something to pay',
  paid: 'when the money comes after all, until stock answers',
  confirmed: 'when nothing is left to pay now: mail to the shopper, order to the ERP',
  expired: 'goods are free, nothing is owed',
  refunded: 'when the money is back',
};

function nextOf({ record: { saga, dueAt } }: Story): Step[] {
  const next = sagaStates.filter((state) => allowedTransitions[state].includes(saga) && ways[state]);
  const open = next.filter((state) => state !== 'expired' || dueAt);
  return open.map((state) => ({
    at: state === 'expired' ? dueAt : null,
    ...{ state, by: ways[state]!, took: null, mark: 'next' as const },
  }));
}

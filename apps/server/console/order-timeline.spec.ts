import type { OrderState } from '@fenestra/domain/ordering/order';
import { orderTimeline } from './order-timeline';
import type { OrderHistory } from './order-history';

/** An order in that state, of which these events were said a second after each other. */
const storyOf = (saga: OrderState, ...names: string[]): OrderHistory => {
  const at = (nth: number): string => new Date(Date.UTC(2026, 5, 1, 8, 0, nth)).toISOString();
  return {
    record: { saga, since: at(names.length), placedAt: at(0), dueAt: null } as OrderHistory['record'],
    events: names.map(
      (name, nth) => ({ type: `shop.${name}.v1`, at: at(nth), heard: {} }) as OrderHistory['events'][number],
    ),
    ...{ groups: [], payments: [], mails: [], reports: [], reservation: null, trace: null, away: [] },
    at: new Date(at(names.length)),
  };
};
const past = (...of: Parameters<typeof storyOf>): string[] =>
  orderTimeline(storyOf(...of))
    .filter(({ mark }) => mark === 'done')
    .map(({ state }) => state);

const asked = ['order.placed', 'reservation.made', 'order.payment_requested'];
const waits = ['placed', 'stock_reserved', 'payment_pending'];

it.each<[string, OrderState, string[], string[]]>([
  ['a part of what is due', 'payment_pending', ['payment.received', 'order.payment_booked'], []],
  ['all that is due', 'confirmed', ['payment.received', 'order.confirmed'], ['confirmed']],
  [
    'money after its end',
    'confirmed',
    ['order.ended', 'payment.received', 'order.revived', 'order.confirmed'],
    ['expired', 'paid', 'confirmed'],
  ],
  [
    'more than all, of which the surplus went back',
    'confirmed',
    ['payment.received', 'order.confirmed', 'order.refund_requested', 'payment.refunded'],
    ['confirmed'],
  ],
  [
    'money too late, which went back',
    'refunded',
    ['order.ended', 'payment.received', 'order.refund_requested', 'payment.refunded'],
    ['expired', 'refund_pending', 'refunded'],
  ],
])('the way of an order names the states that it was in, after %s', (_, saga, events, states) => {
  expect(past(saga, ...asked, ...events)).toEqual([...waits, ...states]);
});

import { reactions } from './reactions';
import type { Emitted, Evidence } from './evidence';

type Mutable<T> = T extends Date ? T : T extends object ? { -readonly [Name in keyof T]: Mutable<T[Name]> } : T;
/** Evidence that a test may spoil. */
export type SpoilableEvidence = Mutable<Omit<Evidence, 'delivered'>> & { delivered: Record<number, number> };

const number = (nth: number): string => `2026/0700000${nth}`;
const told = [
  ['orders', 'order.placed', 'paid', 1],
  ['stock', 'reservation.made', 'paid', 1],
  ['orders', 'order.payment_requested', 'paid', 2],
  ['payments', 'payment.session_opened', 'session', 1],
  ['payments', 'payment.received', 'session', 2],
  ['orders', 'order.confirmed', 'paid', 4],
  ['notifications', 'notification.mail_sent', 'mail', 1],
  ['orders', 'order.placed', 'owed', 1],
  ['stock', 'reservation.made', 'owed', 1],
  ['orders', 'order.payment_requested', 'owed', 2],
  ['notifications', 'notification.mail_sent', 'mail of owed', 1],
  ['notifications', 'notification.mail_sent', 'second mail', 1],
] as const;

const ofOwed = (subject: string): boolean => subject.includes('owed');

const sumsIn = (type: string, orderId: string): object => {
  if (type === 'shop.order.placed.v1') return { total: orderId === 'paid' ? 500 : 1_000 };
  return type === 'shop.payment.received.v1' ? { amount: 500 } : {};
};

/** What the witnesses say of two orders that went well: two pieces paid by card, and a window that waits for a transfer. */
export function healthyEvidence(): SpoilableEvidence {
  const emitted = told.map(([service, name, subject, version], nth): Emitted => ({
    service,
    eventId: `event ${nth}`,
    topic: `shop.${name.split('.')[0]}.v1`,
    key: ofOwed(subject) ? 'owed' : 'paid',
    type: `shop.${name}.v1`,
    subject,
    version,
    sent: true,
    held: name === 'reservation.made' ? 2 : null,
  }));
  const handled = emitted.flatMap(({ eventId, type }, nth) =>
    reactions
      .filter(({ types }) => types.has(type))
      .map(({ service, group }) => ({ service, group, eventId, at: `2026-11-21 10:00:00.${100 + nth}` })),
  );
  const inFeed = emitted.filter(({ topic }) => topic !== 'shop.notification.v1');
  const perTopic = Map.groupBy(emitted, ({ topic }) => topic);
  const dueAt = new Date(Date.now() + 3_600_000);
  const order = {
    shopId: 7,
    currency: 'CZK',
    version: 4,
    dueAt: null,
    hold: null,
    netAfterDiscount: 400,
    delivery: 0,
  } as const;
  const seen = { unanswered: 0, keys: ['key'] };
  const url = 'http://gateway.test/gopay/gw/v3/page';
  return {
    clients: [
      {
        ...{
          ...seen,
          does: 'card, pay',
          ends: ['confirmed'],
          cart: 'cart of paid',
          email: 'paid@example.test',
          gateway: 'paid',
        },
        ...{ offered: 500, mayBeTold: ['heureka', 'affiliate'] },
        answers: [{ orderId: 'paid', number: number(1), token: 'token 1', total: 500 }],
        addresses: [{ url, at: 1_000 }],
      },
      {
        ...{ ...seen, does: 'transfer', ends: ['payment_pending'], cart: 'cart of owed', email: 'owed@example.test' },
        ...{ offered: 1_000, mayBeTold: ['heureka'] },
        answers: [{ orderId: 'owed', number: number(2), token: 'token 2', total: 1_000 }],
        ...{ addresses: [], gateway: 'unseen' },
      },
    ],
    clientFaults: [],
    recaps: [
      { token: 'token 1', orderId: 'paid', number: number(1), payment: 'paid', paid: 500, total: 500 },
      { token: 'token 2', orderId: 'owed', number: number(2), payment: 'pending', paid: 0, total: 1_000 },
    ],
    erpEvents: inFeed.map(({ eventId, type, key }) => ({
      id: eventId,
      type,
      data: { orderId: key, ...sumsIn(type, key) },
    })),
    orders: [
      {
        ...{
          ...order,
          id: 'paid',
          number: number(1),
          token: 'token 1',
          cartId: 'cart of paid',
          key: 'key 1',
          pieces: 2,
        },
        ...{ saga: 'confirmed', payment: 'paid', method: 'card', total: 500, dueNow: 500, paid: 500 },
      },
      {
        ...{
          ...order,
          id: 'owed',
          number: number(2),
          token: 'token 2',
          cartId: 'cart of owed',
          key: 'key 2',
          pieces: 0,
        },
        ...{
          saga: 'payment_pending',
          payment: 'pending',
          method: 'transfer',
          total: 1_000,
          dueNow: 300,
          paid: 0,
          dueAt,
        },
      },
    ],
    feed: inFeed.map(({ eventId, type, subject, version, key }, nth) => ({
      cause: inFeed.slice(0, nth).findLast((before) => before.key === key)?.eventId ?? null,
      position: nth + 1,
      eventId,
      type,
      subject,
      version,
    })),
    emitted,
    handled,
    parked: [],
    log: [...perTopic.values()].flatMap((events) =>
      events.map(({ topic, eventId, key, type }, offset) => ({ topic, partition: 3, offset, eventId, key, type })),
    ),
    behind: [],
    delivered: { 1001: 10 },
    levels: [{ product: 1001, onHand: 8, reserved: 0, sold: 2 }],
    reservations: [
      { orderId: 'paid', version: 1, state: 'sold', lines: [{ product: 1001, reserved: 2, backOrdered: 0 }] },
    ],
    payments: [
      {
        ...{ id: 'session', version: 2, orderId: 'paid', attempt: 1, provider: 'gopay', state: 'paid' },
        ...{ amount: 500, paid: 500, refunded: 0, providerId: '31' },
      },
      {
        ...{ id: 'transfer', version: 0, orderId: 'owed', attempt: 1, provider: 'transfer', state: 'awaiting' },
        ...{ amount: 300, paid: 0, refunded: 0, providerId: null },
      },
    ],
    mails: [
      { id: 'event 0', orderId: 'paid', kind: 'confirmation', state: 'sent' },
      { id: 'event 5', orderId: 'paid', kind: 'payment-received', state: 'sent' },
      { id: 'event 7', orderId: 'owed', kind: 'confirmation', state: 'sent' },
      { id: 'event 9', orderId: 'owed', kind: 'transfer-reminder', state: 'due' },
    ],
    reports: [
      { orderId: 'paid', kind: 'heureka', state: 'sent' },
      { orderId: 'paid', kind: 'affiliate', state: 'sent' },
      { orderId: 'owed', kind: 'heureka', state: 'sent' },
      { orderId: 'owed', kind: 'affiliate', state: 'omitted' },
    ],
    carts: [
      { id: 'cart of paid', orderId: 'paid' },
      { id: 'cart of owed', orderId: 'owed' },
    ],
    sandbox: {
      sessions: [
        {
          ...{ id: '31', page: 'page', orderNumber: '202607000001', amount: 500, state: 'PAID' },
          ...{ endedAt: null, captured: 500, refunded: 0 },
        },
      ],
      mails: [
        { to: 'paid@example.test', messageId: '<event 0>' },
        { to: 'paid@example.test', messageId: '<event 5>' },
        { to: 'owed@example.test', messageId: '<event 7>' },
        { to: 'friend@example.test', messageId: '<letter>' },
      ],
      reports: [
        { kind: 'heureka', orderNumber: '202607000001', amount: null },
        { kind: 'affiliate', orderNumber: '202607000001', amount: 400 },
        { kind: 'heureka', orderNumber: '202607000002', amount: null },
      ],
    },
    credits: [],
    letters: ['friend@example.test'],
  };
}

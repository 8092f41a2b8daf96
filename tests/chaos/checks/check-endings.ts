import type { Evidence, OrderRow } from '../witnesses/evidence';
import type { Check } from './violation';

/** States in which an order may rest: at its end, or waiting for its shopper until a deadline. */
const mayRest = ['confirmed', 'expired', 'cancelled', 'refunded'];
/** A person gives a transfer back. */
const waitsForPerson = ({ saga, method }: OrderRow): boolean => saga === 'refund_pending' && method === 'transfer';
const mayWait = ['payment_pending', 'payment_failed'];

/** I10: no order is stuck half way. */
function* stuckOrders({ orders, payments }: Evidence): Iterable<string> {
  const now = Date.now();
  const asked = new Set(payments.map(({ orderId }) => orderId));
  for (const order of orders) {
    const { id, number, saga, payment, dueAt, dueNow } = order;
    if (mayRest.includes(saga) || waitsForPerson(order)) continue;
    if (!mayWait.includes(saga)) yield `order ${number} is stuck: ${saga}`;
    else if (!dueAt || dueAt.getTime() < now)
      yield `order ${number} is ${saga} past its deadline ${dueAt?.toISOString()}`;
    if (dueNow > 0 && !asked.has(id)) yield `nobody asked for the money of order ${number}`;
    if (saga === 'payment_pending' && payment !== 'pending')
      yield `order ${number} is ${saga} and its payment ${payment}`;
    if (saga === 'payment_failed' && payment !== 'failed')
      yield `order ${number} is ${saga} and its payment ${payment}`;
  }
}

/** I10: each order ended as its shopper made it end. */
function* wrongEndings({ clients, orders }: Evidence): Iterable<string> {
  const byCart = new Map(orders.map((order) => [order.cartId, order]));
  for (const { cart, does, ends, answers } of clients) {
    const order = byCart.get(cart);
    if (!order || answers.length === 0 || ends.includes(order.saga)) continue;
    yield `order ${order.number} (${does}) is ${order.saga}, its shopper made it ${ends.join(' or ')}`;
  }
}

/** Mails that are out when all is quiet; a reminder and the word of a failed payment may still have time. */
function outWhenQuiet({ saga, paid }: OrderRow): string[] {
  if (saga === 'confirmed' && paid > 0) return ['confirmation', 'payment-received'];
  return ['confirmation', ...(mailAtEnd[saga] ?? [])];
}
const mailAtEnd: Readonly<Record<string, readonly string[]>> = {
  expired: ['order-ended'],
  refunded: ['money-returned'],
};

/** I7: one mail of each kind for an order, which arrived under one Message-ID. A second delivery of it is allowed. */
function* mailFaults({ clients, orders, mails, letters, sandbox }: Evidence): Iterable<string> {
  const byOrder = Map.groupBy(mails, ({ orderId }) => orderId);
  for (const order of orders) {
    const byKind = Map.groupBy(byOrder.get(order.id) ?? [], ({ kind }) => kind);
    for (const kind of outWhenQuiet(order)) {
      const states = (byKind.get(kind) ?? []).map(({ state }) => state);
      if (states.join() !== 'sent') yield `the ${kind} of order ${order.number} is ${states.join(', ') || 'missing'}`;
    }
  }
  const arrived = Map.groupBy(sandbox.mails, ({ to }) => to);
  for (const { email, answers, cart } of clients) {
    const ids = new Set((arrived.get(email) ?? []).map(({ messageId }) => messageId));
    arrived.delete(email);
    const sent = (byOrder.get(answers[0]?.orderId ?? '') ?? []).filter(({ state }) => state === 'sent');
    if (answers.length > 0 && ids.size !== sent.length)
      yield `the shopper of cart ${cart} got ${ids.size} different mails of ${sent.length}`;
  }
  for (const to of letters) {
    const ids = new Set((arrived.get(to) ?? []).map(({ messageId }) => messageId));
    arrived.delete(to);
    if (ids.size !== 1) yield `the link for ${to} came in ${ids.size} different mails`;
  }
  for (const to of arrived.keys()) yield `somebody who ordered nothing got a mail: ${to}`;
}

export const endingChecks: readonly Check[] = [
  { invariant: 'I10', find: stuckOrders },
  { invariant: 'I10', find: wrongEndings },
  { invariant: 'I7', find: mailFaults },
];

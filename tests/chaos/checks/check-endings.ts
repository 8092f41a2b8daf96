import type { Evidence } from '../witnesses/evidence';
import type { Check } from './violation';

/** States in which an order may rest: at its end, or waiting for its shopper until a deadline. */
const mayRest = ['confirmed', 'expired', 'cancelled', 'refunded'];
const mayWait = ['payment_pending', 'payment_failed'];

/** I10: no order is stuck half way. */
function* stuckOrders({ orders, payments }: Evidence): Iterable<string> {
  const now = Date.now();
  const asked = new Set(payments.map(({ orderId }) => orderId));
  for (const { id, number, saga, payment, dueAt, dueNow } of orders) {
    if (mayRest.includes(saga)) continue;
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
  for (const { cart, gateway, wish, answers } of clients) {
    const order = byCart.get(cart);
    if (!order || answers.length === 0) continue;
    const expected = gateway === 'paid' ? 'confirmed' : gateway === 'ended' ? 'payment_failed' : 'payment_pending';
    if (order.saga !== expected)
      yield `order ${order.number} (${wish.method}, ${wish.atGateway}) is ${order.saga}, its shopper made it ${expected}`;
  }
}

/** Mails that are out when all is quiet; a reminder and the word of a failed payment may still have time. */
const outWhenQuiet = ({ paid }: { readonly paid: number }): string[] =>
  paid > 0 ? ['confirmation', 'payment-received'] : ['confirmation'];

/** I7: one mail of each kind for an order, which arrived under one Message-ID. A second delivery of it is allowed. */
function* mailFaults({ clients, orders, mails, sandbox }: Evidence): Iterable<string> {
  const byOrder = Map.groupBy(mails, ({ orderId }) => orderId);
  for (const { id, number, paid } of orders) {
    const byKind = Map.groupBy(byOrder.get(id) ?? [], ({ kind }) => kind);
    for (const kind of outWhenQuiet({ paid })) {
      const states = (byKind.get(kind) ?? []).map(({ state }) => state);
      if (states.join() !== 'sent') yield `the ${kind} of order ${number} is ${states.join(', ') || 'missing'}`;
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
  for (const to of arrived.keys()) yield `somebody who ordered nothing got a mail: ${to}`;
}

export const endingChecks: readonly Check[] = [
  { invariant: 'I10', find: stuckOrders },
  { invariant: 'I10', find: wrongEndings },
  { invariant: 'I7', find: mailFaults },
];

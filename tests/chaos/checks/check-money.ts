import { gatewayOrderNumber } from '@fenestra/domain/ordering/order-number';
import type { Evidence } from '../witnesses/evidence';
import { agrees, type Session } from '../witnesses/sandbox-witness';
import type { Check } from './violation';

/** I7, I9: what the gateway has of an order is what the order and its payments say, and never more than is due. */
function* moneyLeaks({ orders, payments, sandbox, clients }: Evidence): Iterable<string> {
  const sessions = Map.groupBy(sandbox.sessions, ({ orderNumber }) => orderNumber);
  const paidByClients = new Set(clients.filter(({ gateway }) => gateway === 'paid').map(({ cart }) => cart));
  for (const { id, number, cartId, paid, dueNow, saga, payment } of orders) {
    const own = sessions.get(gatewayOrderNumber(number)) ?? [];
    const captured = sum(own, (session) => session.captured);
    const refunded = sum(own, (session) => session.refunded);
    const known = payments.filter(({ orderId }) => orderId === id);
    const booked = sum(known, (row) => row.paid - row.refunded);
    if (captured > dueNow) yield `order ${number} was charged ${captured}, due is ${dueNow}`;
    if (captured - refunded !== paid) yield `order ${number} says ${paid} paid, the gateway ${captured - refunded}`;
    if (captured - refunded !== booked)
      yield `payments say ${booked} for order ${number}, the gateway ${captured - refunded}`;
    if (captured > 0 && refunded === 0 && (saga !== 'confirmed' || payment !== 'paid'))
      yield `order ${number} was paid and is ${saga}, ${payment}`;
    if (paidByClients.has(cartId) && captured === 0)
      yield `order ${number} was paid by its shopper, the gateway has nothing`;
  }
  const numbers = new Set(orders.map(({ number }) => gatewayOrderNumber(number)));
  for (const { id, orderNumber } of sandbox.sessions)
    if (!numbers.has(orderNumber)) yield `session ${id} is for ${orderNumber}, which is no order`;
}

/** I7: a shopper never has two addresses at which to pay one order. Sessions that nobody was told of may exist. */
function* twoLivingSessions({ clients, sandbox }: Evidence): Iterable<string> {
  const byPage = new Map(sandbox.sessions.map((session) => [session.page, session]));
  for (const { addresses, cart } of clients) {
    let before: Session | undefined;
    for (const { url, at } of addresses) {
      const session = byPage.get(url.split('/').at(-1)!);
      if (!session) yield `the shopper of cart ${cart} was sent to ${url}, which the gateway does not know`;
      if (before && (before.endedAt === null || before.endedAt > at))
        yield `the shopper of cart ${cart} was given session ${session?.id} while ${before.id} was alive`;
      before = session;
    }
  }
}

/** I10 of payments: none is in between, each says what the gateway says, and an order has one that lives at most. */
function* paymentFaults({ payments, sandbox }: Evidence): Iterable<string> {
  const sessions = new Map(sandbox.sessions.map((session) => [session.id, session]));
  for (const { id, orderId, provider, state, providerId } of payments) {
    if (provider === 'transfer') {
      if (state !== 'awaiting') yield `transfer ${id} of order ${orderId} is ${state}, nobody sent money`;
      continue;
    }
    const session = providerId === null ? undefined : sessions.get(providerId);
    if (!session) yield `payment ${id} of order ${orderId} is ${state} and has no session`;
    else if (!agrees(state, session.state))
      yield `payment ${id} of order ${orderId} is ${state}, the gateway says ${session.state}`;
  }
  const living = payments.filter(({ state }) => ['new', 'opening', 'unknown', 'open', 'awaiting'].includes(state));
  for (const [orderId, rows] of Map.groupBy(living, (row) => row.orderId))
    if (rows.length > 1) yield `order ${orderId} has ${rows.length} living payments`;
}

const sum = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((total, item) => total + valueOf(item), 0);

export const moneyChecks: readonly Check[] = [
  { invariant: 'I9', find: moneyLeaks },
  { invariant: 'I7', find: twoLivingSessions },
  { invariant: 'I10', find: paymentFaults },
];

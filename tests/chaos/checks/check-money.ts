import { gatewayOrderNumber } from '@fenestra/domain/ordering/order-number';
import type { Evidence } from '../witnesses/evidence';
import { isAsTold, isLast, type Session } from '../witnesses/sandbox-witness';
import type { Check } from './violation';

/** I7, I9: what the gateway, or the bank, has of an order is what the order and its payments say, and never more than is due. */
function* moneyLeaks({ orders, payments, sandbox, clients, credits }: Evidence): Iterable<string> {
  const sessions = Map.groupBy(sandbox.sessions, ({ orderNumber }) => orderNumber);
  const byBank = Map.groupBy(credits, ({ orderId }) => orderId);
  const paidByClients = new Set(clients.filter(({ gateway }) => gateway === 'paid').map(({ cart }) => cart));
  for (const { id, number, cartId, paid, dueNow, saga, payment } of orders) {
    const own = sessions.get(gatewayOrderNumber(number)) ?? [];
    const captured = sum(own, (session) => session.captured) + sum(byBank.get(id) ?? [], ({ amount }) => amount);
    const refunded = sum(own, (session) => session.refunded);
    const known = payments.filter(({ orderId }) => orderId === id);
    const booked = sum(known, (row) => row.paid - row.refunded);
    if (captured - refunded > dueNow) yield `order ${number} was charged ${captured}, due is ${dueNow}`;
    if (captured - refunded !== paid) yield `order ${number} says ${paid} paid, the gateway ${captured - refunded}`;
    if (captured - refunded !== booked)
      yield `payments say ${booked} for order ${number}, the gateway ${captured - refunded}`;
    const settled = saga === 'confirmed' || (saga === 'refund_pending' && byBank.has(id));
    if (captured > 0 && refunded === 0 && (!settled || payment !== 'paid'))
      yield `order ${number} was paid and is ${saga}, ${payment}`;
    if (paidByClients.has(cartId) && captured === 0)
      yield `order ${number} was paid by its shopper, the gateway has nothing`;
  }
  const numbers = new Set(orders.map(({ number }) => gatewayOrderNumber(number)));
  for (const { id, orderNumber } of sandbox.sessions)
    if (!numbers.has(orderNumber)) yield `session ${id} is for ${orderNumber}, which is no order`;
}

/** I7: a shopper never has two addresses at which to pay one order. */
function* twoLivingSessions({ clients, sandbox }: Evidence): Iterable<string> {
  const byPage = new Map(sandbox.sessions.map((session) => [session.page, session]));
  for (const { addresses, cart } of clients) {
    let before: Session | undefined;
    for (const { url, at } of addresses) {
      const session = byPage.get(pageOf(url));
      if (!session) yield `the shopper of cart ${cart} was sent to ${url}, which the gateway does not know`;
      if (before && (before.endedAt === null || before.endedAt > at))
        yield `the shopper of cart ${cart} was given session ${session?.id} while ${before.id} was alive`;
      before = session;
    }
  }
}

/**
 * I7: a session that payments do not know was opened by a process that died before it could say so. Its address went to nobody,
 * and no money came by it (decision 15).
 */
function* straySessions({ clients, payments, sandbox }: Evidence): Iterable<string> {
  const known = new Set(payments.map(({ providerId }) => providerId));
  const shown = new Set(clients.flatMap(({ addresses }) => addresses.map(({ url }) => pageOf(url))));
  for (const { id, page, captured } of sandbox.sessions.filter((session) => !known.has(session.id))) {
    if (shown.has(page)) yield `a shopper was sent to session ${id}, which payments do not know`;
    if (captured > 0) yield `session ${id} took ${captured}, and payments do not know it`;
  }
}

/** I10 of payments: none is in between, each says what the gateway says, and an order has one that lives at most. */
function* paymentFaults({ payments, sandbox, credits }: Evidence): Iterable<string> {
  const credited = new Set(credits.map(({ orderId }) => orderId));
  const sessions = new Map(sandbox.sessions.map((session) => [session.id, session]));
  for (const payment of payments) {
    const { id, orderId, attempt, provider, state, providerId } = payment;
    if (provider === 'transfer') {
      const isCredit = attempt === null;
      if (isCredit && !credited.has(orderId)) yield `transfer ${id} of order ${orderId} is ${state}, nobody sent money`;
      if (
        !(
          isCredit ? ['paid', 'refund_pending', 'refunded'] : [isLast(payment, payments) ? 'awaiting' : 'failed']
        ).includes(state)
      )
        yield `transfer ${id} of order ${orderId} is ${state}`;
      continue;
    }
    const session = providerId === null ? undefined : sessions.get(providerId);
    if (!session && state === 'failed' && !isLast(payment, payments)) continue; // the order was to be paid in another way before there was one
    if (!session) yield `payment ${id} of order ${orderId} is ${state} and has no session`;
    else if (!isAsTold(payment, session.state, payments))
      yield `payment ${id} of order ${orderId} is ${state}, the gateway says ${session.state}`;
  }
  const living = payments.filter(({ state }) => ['new', 'opening', 'unknown', 'open', 'awaiting'].includes(state));
  for (const [orderId, rows] of Map.groupBy(living, (row) => row.orderId))
    if (rows.length > 1) yield `order ${orderId} has ${rows.length} living payments`;
}

const pageOf = (url: string): string => url.split('/').at(-1)!;

const sum = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((total, item) => total + valueOf(item), 0);

export const moneyChecks: readonly Check[] = [
  { invariant: 'I9', find: moneyLeaks },
  { invariant: 'I7', find: twoLivingSessions },
  { invariant: 'I7', find: straySessions },
  { invariant: 'I10', find: paymentFaults },
];

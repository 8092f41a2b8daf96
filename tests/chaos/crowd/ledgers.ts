import { currencies } from '@fenestra/domain/shop/money';
import type { Evidence } from '../witnesses/evidence';

/** What each witness says of the same thing, added up: money in minor units, else pieces. */
export type LedgerRow = {
  readonly what: string;
  readonly says: Readonly<Record<string, number>>;
  readonly agrees: boolean;
};

const row = (what: string, says: Readonly<Record<string, number>>): LedgerRow => ({
  what,
  says,
  agrees: new Set(Object.values(says)).size === 1,
});

/** One book for each kind, all of whose witnesses must say the same. */
export function ledgersOf(evidence: Evidence): LedgerRow[] {
  return [
    ...orderBook(evidence),
    ...currencies.flatMap((currency) => moneyBook(evidence, currency)),
    ...stockBook(evidence),
    ...mailBook(evidence),
    ...reportBook(evidence),
    ...eventBook(evidence),
  ];
}

function orderBook({ clients, orders, recaps, carts, erpEvents }: Evidence): LedgerRow[] {
  const acknowledged = clients.filter(({ answers }) => answers.length > 0);
  const closed = carts.filter(({ orderId }) => orderId !== null);
  const placed = erpEvents.filter(({ type }) => type === 'shop.order.placed.v1');
  return [
    row('orders', {
      ...{ shoppers: acknowledged.length, orders: orders.length, 'closed carts': closed.length },
      ...{ recaps: recaps.length, 'ERP events': placed.length },
    }),
  ];
}

function moneyBook(evidence: Evidence, currency: string): LedgerRow[] {
  const { clients, recaps, payments, sandbox, credits } = evidence;
  const orders = evidence.orders.filter((order) => order.currency === currency);
  const ids = new Set(orders.map(({ id }) => id));
  const numbers = new Set(orders.map(({ number }) => number.replace('/', '')));
  const ordered = clients.filter(({ answers: [first] }) => first && ids.has(first.orderId));
  const events = (name: string, field: string): number =>
    sum(evidence.erpEvents, ({ type, data }) =>
      type === `shop.${name}.v1` && ids.has(data['orderId'] as string) ? (data[field] as number) : 0,
    );
  const atGateway = sandbox.sessions.filter(({ orderNumber }) => numbers.has(orderNumber));
  const atBank = credits.filter((credit) => credit.currency === currency);
  const ofOrders = recaps.filter(({ orderId }) => ids.has(orderId));
  return [
    row(`ordered, ${currency}`, {
      carts: sum(ordered, ({ offered = 0 }) => offered),
      shoppers: sum(ordered, ({ answers }) => answers[0]!.total),
      orders: sum(orders, ({ total }) => total),
      recaps: sum(ofOrders, ({ total }) => total),
      'ERP events': events('order.placed', 'total'),
    }),
    row(`paid, ${currency}`, {
      'gateways and bank':
        sum(atGateway, (each) => each.captured - each.refunded) + sum(atBank, ({ amount }) => amount),
      payments: sum(payments, (each) => (ids.has(each.orderId) ? each.paid - each.refunded : 0)),
      orders: sum(orders, ({ paid }) => paid),
      recaps: sum(ofOrders, ({ paid }) => paid),
      'ERP events': events('payment.received', 'amount') - events('payment.refunded', 'amount'),
    }),
  ];
}

function stockBook({ delivered, levels, reservations, orders }: Evidence): LedgerRow[] {
  const sold = reservations.filter(({ state }) => state === 'sold').flatMap(({ lines }) => lines);
  const carriedOut = orders.filter(({ saga, hold }) => saga === 'confirmed' && !hold);
  const held = reservations.filter(
    ({ orderId, state }) => state === 'active' && orders.some(({ id, hold }) => id === orderId && hold),
  );
  const backOrdered = sum(sold, (line) => line.backOrdered);
  return [
    row('pieces, delivered', {
      delivered: sum(Object.values(delivered), (pieces) => pieces),
      'on hand and sold': sum(levels, ({ onHand, sold: gone }) => onHand + gone),
    }),
    row('pieces, sold', {
      stock: sum(levels, (level) => level.sold) + backOrdered,
      reservations: sum(sold, ({ reserved }) => reserved) + backOrdered,
      orders: sum(carriedOut, ({ pieces }) => pieces),
    }),
    row('pieces, still reserved', {
      stock: sum(levels, ({ reserved }) => reserved),
      'unanswered orders': sum(
        held.flatMap(({ lines }) => lines),
        ({ reserved }) => reserved,
      ),
    }),
  ];
}

/** A mail that was delivered twice has one Message-ID, which holds the id of its row. */
function mailBook({ mails, sandbox }: Evidence): LedgerRow[] {
  const arrived = new Set(sandbox.mails.map(({ messageId }) => messageId.replace(/[<>]|@.*/g, '')));
  return [...Map.groupBy(mails, ({ kind }) => kind)].map(([kind, rows]) => {
    const sent = rows.filter(({ state }) => state === 'sent');
    const needless = rows.filter(({ state }) => state === 'needless');
    return row(`mails, ${kind}`, {
      'due and not needless': rows.length - needless.length,
      sent: sent.length,
      arrived: rows.filter(({ id }) => arrived.has(id)).length,
    });
  });
}

function reportBook({ reports, sandbox }: Evidence): LedgerRow[] {
  return [...Map.groupBy(reports, ({ kind }) => kind)].map(([kind, rows]) => {
    const omitted = rows.filter(({ state }) => state === 'omitted');
    return row(`reports, ${kind}`, {
      'due and not omitted': rows.length - omitted.length,
      sent: rows.filter(({ state }) => state === 'sent').length,
      heard: sandbox.reports.filter((told) => told.kind === kind).length,
    });
  });
}

function eventBook({ emitted, log, feed, erpEvents }: Evidence): LedgerRow[] {
  const read = new Set(log.map(({ eventId }) => eventId));
  return [
    row('events', { emitted: emitted.length, 'in the log': read.size }),
    row('events of orders', { feed: feed.length, 'read by the ERP': erpEvents.length }),
  ];
}

const sum = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((total, item) => total + valueOf(item), 0);

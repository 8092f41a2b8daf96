import type { Evidence, OrderRow } from '../witnesses/evidence';
import type { Check } from './violation';

/** I1: what was acknowledged exists, and is what was acknowledged. */
function* lostOrders({ clients, orders }: Evidence): Iterable<string> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const { answers, cart } of clients)
    for (const { orderId, number, token, total } of answers) {
      const order = byId.get(orderId);
      if (!order) yield `order ${number} (${orderId}) was acknowledged and does not exist`;
      else if (order.total !== total) yield `order ${number} costs ${order.total}, its shopper was told ${total}`;
      else if (order.number !== number || order.token !== token || order.cartId !== cart)
        yield `order ${orderId} was acknowledged as ${number} for cart ${cart} and is ${order.number} for cart ${order.cartId}`;
    }
}

/** I2: one order per cart and per key, whatever was repeated. Counted here, not left to the unique indexes. */
function* doubledOrders({ clients, orders, carts }: Evidence): Iterable<string> {
  for (const { cart, answers } of clients) {
    const told = new Set(answers.map(({ orderId }) => orderId));
    if (told.size > 1) yield `the shopper of cart ${cart} was told of ${told.size} orders: ${[...told].join(', ')}`;
  }
  for (const name of ['cartId', 'key', 'number', 'token'] as const satisfies (keyof OrderRow)[])
    for (const [value, same] of Map.groupBy(orders, (order) => order[name]))
      if (same.length > 1) yield `${same.length} orders have the ${name} ${value}`;
  const wanted = new Set(clients.map(({ cart }) => cart));
  for (const { number, cartId } of orders) if (!wanted.has(cartId)) yield `order ${number} was never asked for`;
  const closed = new Map(carts.map(({ id, orderId }) => [id, orderId]));
  for (const { id, cartId, number } of orders)
    if (closed.get(cartId) !== id) yield `cart ${cartId} does not belong to its order ${number}`;
}

/** I3: whoever got no answer got one for the repeated key. */
function* undecided({ clients }: Evidence): Iterable<string> {
  for (const { cart, answers, keys, unanswered } of clients)
    if (answers.length === 0)
      yield `the order of cart ${cart} is undecided after ${unanswered} lost answers, key ${keys[0]}`;
}

/** Numbers of a shop and year have no gaps (OPEN-Q-76). */
function* numberGaps({ orders }: Evidence): Iterable<string> {
  for (const [shop, own] of Map.groupBy(orders, ({ number }) => number.slice(0, -6))) {
    const numbers = own.map(({ number }) => Number(number.slice(-6))).sort((one, other) => one - other);
    const gap = numbers.findIndex((number, nth) => number !== numbers[0]! + nth);
    if (gap >= 0) yield `order numbers have a gap or a repeat at ${shop}${numbers[gap]}`;
  }
}

export const orderChecks: readonly Check[] = [
  { invariant: 'I1', find: lostOrders },
  { invariant: 'I2', find: doubledOrders },
  { invariant: 'I2', find: numberGaps },
  { invariant: 'I3', find: undecided },
  { invariant: 'clients', find: ({ clientFaults }) => clientFaults },
];

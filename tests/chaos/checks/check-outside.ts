import type { Evidence } from '../witnesses/evidence';
import type { Check } from './violation';

/** I1: whoever holds a token is told of the order that was acknowledged, with the money that came. */
function* wrongRecaps({ recaps, orders }: Evidence): Iterable<string> {
  const byToken = new Map(orders.map((order) => [order.token, order]));
  for (const { token, orderId, number, payment, paid, total } of recaps) {
    const order = byToken.get(token);
    if (!order || order.id !== orderId || order.number !== number)
      yield `the shop tells ${number} (${orderId}) for the token of order ${order?.number}`;
    else if (order.payment !== payment || paid !== order.paid || total !== order.total)
      yield `the recap of order ${number} says ${payment}, ${paid} of ${total} paid; it is ${order.payment}, ${order.paid} of ${order.total}`;
  }
}

/** I12: the ERP reads each event of the feed once, in its order, whatever pages it asks for. */
function* wrongFeed({ erpEvents, feed }: Evidence): Iterable<string> {
  const wrong = feed.findIndex(({ eventId }, nth) => erpEvents[nth]?.id !== eventId);
  if (wrong >= 0) yield `the ERP reads ${erpEvents[wrong]?.id} in place of ${feed[wrong]!.eventId} at ${wrong + 1}`;
  if (erpEvents.length !== feed.length) yield `the ERP reads ${erpEvents.length} events, the feed has ${feed.length}`;
}

export const outsideChecks: readonly Check[] = [
  { invariant: 'I1', find: wrongRecaps },
  { invariant: 'I12', find: wrongFeed },
];

import type { Evidence, ReservationRow } from '../witnesses/evidence';
import type { Check } from './violation';

const over = ['confirmed', 'expired', 'cancelled', 'refunded'];

/** I8: pieces are on hand, reserved or sold, and their sum is what was delivered. */
function* stockLeaks({ levels, reservations, delivered }: Evidence): Iterable<string> {
  const active = piecesBy(reservations, 'active');
  const gone = piecesBy(reservations, 'sold');
  for (const { product, onHand, reserved, sold } of levels) {
    if (onHand < 0 || reserved < 0 || sold < 0 || reserved > onHand)
      yield `product ${product} has ${onHand} on hand, ${reserved} reserved, ${sold} sold`;
    if (onHand + sold !== delivered[product])
      yield `of product ${product}, ${delivered[product]} came, ${onHand} are on hand and ${sold} sold`;
    if (reserved !== (active.get(product) ?? 0))
      yield `of product ${product}, ${reserved} are reserved and orders hold ${active.get(product) ?? 0}`;
    if (sold !== (gone.get(product) ?? 0))
      yield `of product ${product}, ${sold} are sold and orders have ${gone.get(product) ?? 0}`;
  }
}

/** I8: one reservation for each order with pieces from stock, over as the order itself. */
function* reservationFaults({ orders, reservations }: Evidence): Iterable<string> {
  const byOrder = Map.groupBy(reservations, ({ orderId }) => orderId);
  for (const { id, number, pieces, saga, hold } of orders) {
    const [reservation, ...more] = byOrder.get(id) ?? [];
    byOrder.delete(id);
    if (more.length > 0) yield `order ${number} has ${more.length + 1} reservations`;
    if (!reservation && pieces > 0) yield `order ${number} has no reservation for its ${pieces} pieces`;
    if (!reservation) continue;
    const held = reservation.lines.reduce((sum, { reserved, backOrdered }) => sum + reserved + backOrdered, 0);
    if (held !== pieces) yield `order ${number} is about ${pieces} pieces, its reservation about ${held}`;
    if (over.includes(saga) && reservation.state === 'active' && hold !== 'active')
      yield `order ${number} is ${saga} and still holds stock`;
    if (saga === 'confirmed' && reservation.state !== (hold ?? 'sold'))
      yield `order ${number} is confirmed, its pieces are not ${hold ?? 'sold'}`;
    if (saga !== 'confirmed' && reservation.state === 'sold')
      yield `the pieces of order ${number} are sold, it is ${saga}`;
  }
  for (const orderId of byOrder.keys()) yield `there is a reservation for ${orderId}, which is no order`;
}

function piecesBy(reservations: readonly ReservationRow[], state: string): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { product, reserved } of reservations.filter((each) => each.state === state).flatMap(({ lines }) => lines))
    pieces.set(product, (pieces.get(product) ?? 0) + reserved);
  return pieces;
}

export const goodsChecks: readonly Check[] = [
  { invariant: 'I8', find: stockLeaks },
  { invariant: 'I8', find: reservationFaults },
];

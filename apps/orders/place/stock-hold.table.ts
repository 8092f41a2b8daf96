import type { EntityManager } from 'typeorm';
import { type HeldStock, type StockHoldLimits, allowedHolds } from '@fenestra/domain/ordering/stock-hold-limits';
import type { StockHold } from './stock-hold.entity';

/** What unpaid orders hold for these contacts, which stay locked until the transaction ends. */
export function readHolds(tx: EntityManager, contacts: readonly string[], now: Date): Promise<HeldStock[]> {
  return tx.query('SELECT contact, product, pieces FROM held_by($1::text[], $2)', [contacts, now]);
}

/**
 * What orders hold is stored by the statement that stores them: an answer more to wait for is paid by each order of a burst (decision 70).
 * That statement has so many parameters `before` those of `holdParameters`.
 */
export const insertHoldsSql = (before: number): string => `
  INSERT INTO held_piece (order_id, contact, product, pieces, until)
  SELECT order_id, contact, product, sum(pieces), max(until)
  FROM unnest($${before + 1}::uuid[], $${before + 2}::text[], $${before + 3}::int[], $${before + 4}::int[], $${before + 5}::timestamptz[])
    AS held (order_id, contact, product, pieces, until)
  GROUP BY order_id, contact, product`;

export const holdParameters = (held: readonly StockHold[]): unknown[][] => [
  held.map(({ orderId }) => orderId),
  held.map(({ contact }) => contact),
  held.map(({ product }) => product),
  held.map(({ pieces }) => pieces),
  held.map(({ until }) => until),
];

/** These orders hold nothing any more that is not paid. */
export async function deleteHolds(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.query(
    `WITH released AS (DELETE FROM released_piece WHERE order_id = ANY($1)) DELETE FROM held_piece WHERE order_id = ANY($1)`,
    [orderIds],
  );
}

export async function deleteExpiredHolds(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(`DELETE FROM held_piece WHERE until <= $1`, [now]);
}

/** Stock has released them: they are not counted until the order takes them back. */
export async function suspendHolds(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx.query(
    `WITH released AS (DELETE FROM held_piece WHERE order_id = ANY($1) RETURNING order_id, contact, product, pieces, until)
     INSERT INTO released_piece SELECT * FROM released ON CONFLICT DO NOTHING`,
    [orderIds],
  );
}

/**
 * Counts released pieces of an order again, as many of each product as its contacts may hold by now, and returns those numbers. Undefined
 * if none are known: the release before deleted them.
 */
export async function resumeHolds(
  tx: EntityManager,
  orderId: string,
  limits: StockHoldLimits,
  now: Date,
): Promise<{ product: number; pieces: number }[] | undefined> {
  const released = await tx.query<HeldStock[]>(
    `SELECT contact, product, pieces FROM released_piece WHERE order_id = $1 ORDER BY product`,
    [orderId],
  );
  if (released.length === 0) return undefined;
  const contacts = [...new Set(released.map(({ contact }) => contact))];
  const releasedQuantities = new Map(released.map(({ product, pieces }) => [product, pieces]));
  const lines = [...releasedQuantities].map(([product, quantity]) => ({ line: String(product), product, quantity }));
  const held = allowedHolds(await readHolds(tx, contacts, now), limits)(contacts, lines);
  await tx.query(
    `WITH released AS (DELETE FROM released_piece WHERE order_id = $1 RETURNING order_id, contact, product, until)
     INSERT INTO held_piece (order_id, contact, product, pieces, until)
     SELECT order_id, contact, product, held.pieces, until
     FROM released JOIN unnest($2::int[], $3::int[]) AS held (product, pieces) USING (product) WHERE held.pieces > 0`,
    [orderId, held.map(({ product }) => product), held.map(({ pieces }) => pieces)],
  );
  return held.map(({ product, pieces }) => ({ product, pieces }));
}

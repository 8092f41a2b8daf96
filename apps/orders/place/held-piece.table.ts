import type { EntityManager } from 'typeorm';
import type { Held } from '@fenestra/domain/ordering/held-pieces';
import type { HeldPiece } from './held-piece.entity';

/** What unpaid orders hold for these contacts, which stay locked until the transaction ends. */
export function heldBy(tx: EntityManager, contacts: readonly string[], now: Date): Promise<Held[]> {
  return tx.query('SELECT contact, product, pieces FROM held_by($1::text[], $2)', [contacts, now]);
}

/**
 * What orders hold is stored by the statement that stores them: an answer more to wait for is paid by each order of a burst (decision 70).
 * That statement has so many parameters `before` those of `heldValues`.
 */
export const insertHeld = (before: number): string => `
  INSERT INTO held_piece (order_id, contact, product, pieces, until)
  SELECT order_id, contact, product, sum(pieces), max(until)
  FROM unnest($${before + 1}::uuid[], $${before + 2}::text[], $${before + 3}::int[], $${before + 4}::int[], $${before + 5}::timestamptz[])
    AS held (order_id, contact, product, pieces, until)
  GROUP BY order_id, contact, product`;

export const heldValues = (held: readonly HeldPiece[]): unknown[][] => [
  held.map(({ orderId }) => orderId),
  held.map(({ contact }) => contact),
  held.map(({ product }) => product),
  held.map(({ pieces }) => pieces),
  held.map(({ until }) => until),
];

/** These orders hold nothing any more that is not paid. */
export async function forgetHeld(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.query(`DELETE FROM held_piece WHERE order_id = ANY($1)`, [orderIds]);
}

export async function forgetHeldUntil(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(`DELETE FROM held_piece WHERE until <= $1`, [now]);
}

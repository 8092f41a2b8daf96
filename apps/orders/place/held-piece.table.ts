import type { EntityManager } from 'typeorm';
import type { Held } from '@fenestra/domain/ordering/held-pieces';
import { columnsOf } from '@fenestra/messaging/batching/rows';
import type { HeldPiece } from './held-piece.entity';

/**
 * What unpaid orders hold for these contacts. They are locked until the transaction ends, in one order, so that orders of one contact
 * that come at once in several processes are counted one after the other.
 */
export async function heldBy(tx: EntityManager, contacts: readonly string[], now: Date): Promise<Held[]> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(key) FROM (SELECT DISTINCT hashtextextended(contact, 0) AS key FROM unnest($1::text[]) AS contact
       ORDER BY key) AS keys`,
    [contacts],
  );
  return tx.query(
    `SELECT contact, product, sum(pieces)::int AS pieces FROM held_piece
     WHERE contact = ANY($1) AND (until IS NULL OR until > $2) GROUP BY contact, product`,
    [contacts, now],
  );
}

export async function insertHeld(tx: EntityManager, held: readonly HeldPiece[]): Promise<void> {
  if (held.length === 0) return;
  await tx.query(
    `INSERT INTO held_piece (order_id, contact, product, pieces, until)
     SELECT order_id, contact, product, sum(pieces), max(until)
     FROM unnest($1::uuid[], $2::text[], $3::int[], $4::int[], $5::timestamptz[]) AS held (order_id, contact, product, pieces, until)
     GROUP BY order_id, contact, product`,
    columnsOf(held.map(({ orderId, contact, product, pieces, until }) => [orderId, contact, product, pieces, until])),
  );
}

/** These orders hold nothing any more that is not paid. */
export async function forgetHeld(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0) await tx.query(`DELETE FROM held_piece WHERE order_id = ANY($1)`, [orderIds]);
}

export async function forgetHeldUntil(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(`DELETE FROM held_piece WHERE until <= $1`, [now]);
}

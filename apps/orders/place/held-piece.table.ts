import type { EntityManager } from 'typeorm';
import type { Held } from '@fenestra/domain/ordering/held-pieces';
import { columnsOf } from '@fenestra/messaging/batching/rows';
import type { HeldPiece } from './held-piece.entity';

/** What unpaid orders hold for these contacts, which stay locked until the transaction ends. */
export function heldBy(tx: EntityManager, contacts: readonly string[], now: Date): Promise<Held[]> {
  return tx.query('SELECT contact, product, pieces FROM held_by($1::text[], $2)', [contacts, now]);
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

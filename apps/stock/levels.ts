import type { EntityManager } from 'typeorm';
import type { ReservedLine } from './reservation.entity';
import { StockLevel } from './stock-level.entity';

/** Locked in the order of their ids, so that two orders for the same goods cannot deadlock. */
export function lockLevels(tx: EntityManager, lines: readonly { product: number }[]): Promise<StockLevel[]> {
  return tx.query(
    `SELECT product, on_hand AS "onHand", reserved, sold FROM stock_level WHERE product = ANY($1) ORDER BY product FOR UPDATE`,
    [lines.map(({ product }) => product)],
  );
}

/** Takes the reserved pieces of the lines out of what is free. The caller has locked the levels. */
export const reservePieces = (tx: EntityManager, lines: readonly ReservedLine[]): Promise<void> =>
  move(tx, lines, 'reserved = reserved + pieces');

/** Gives them back. */
export const freePieces = (tx: EntityManager, lines: readonly ReservedLine[]): Promise<void> =>
  move(tx, lines, 'reserved = reserved - pieces');

/** They leave the warehouse. */
export const sellPieces = (tx: EntityManager, lines: readonly ReservedLine[]): Promise<void> =>
  move(tx, lines, 'on_hand = on_hand - pieces, reserved = reserved - pieces, sold = sold + pieces');

async function move(tx: EntityManager, lines: readonly ReservedLine[], change: string): Promise<void> {
  await tx.query(
    `UPDATE stock_level l SET ${change}
     FROM (SELECT product, sum(pieces)::int AS pieces FROM unnest($1::int[], $2::int[]) AS line (product, pieces)
           WHERE pieces > 0 GROUP BY product) AS moved
     WHERE l.product = moved.product`,
    [lines.map(({ product }) => product), lines.map(({ reserved }) => reserved)],
  );
}

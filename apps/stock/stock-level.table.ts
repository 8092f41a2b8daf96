import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import type { ReservedLine } from './reservation.entity';
import type { StockLevel } from './stock-level.entity';

type Counted = Pick<StockLevel, 'product' | 'onHand' | 'reserved'>;
type Availability = { readonly free: number; readonly expected: string | null };
type Locked = Counted & Pick<StockLevel, 'sold'>;

/** How many pieces of each product there are. */
@Injectable()
export class StockLevels {
  constructor(private readonly db: DataSource) {}

  /** Free pieces by product and the day of the next delivery, as an ISO date; unknown products are left out. */
  async free(products: readonly number[]): Promise<Map<number, Availability>> {
    const levels = await this.db.query<(Availability & { product: number })[]>(
      `SELECT product, on_hand - reserved AS free, to_char(expected, 'YYYY-MM-DD') AS expected
       FROM stock_level WHERE product = ANY($1::bigint[])`,
      [products],
    );
    return new Map(levels.map(({ product, ...level }) => [product, level]));
  }

  /** A count without a day forgets the one before. Undefined, and nothing is changed, where orders hold more than that. */
  async setOnHand(product: number, pieces: number, expected: string | null): Promise<Counted | undefined> {
    const [level] = await this.db.query<Counted[]>(
      `INSERT INTO stock_level AS l (product, on_hand, expected) VALUES ($1, $2, $3)
       ON CONFLICT (product) DO UPDATE SET on_hand = $2, expected = $3 WHERE l.reserved <= $2
       RETURNING product, on_hand AS "onHand", reserved`,
      [product, pieces, expected],
    );
    return level;
  }

  /** In the order of their ids, so that two transactions for the same goods cannot wait for each other. */
  lock({ tx }: UnitOfWork, lines: readonly { product: number }[]): Promise<Locked[]> {
    return tx.query(
      `SELECT product, on_hand AS "onHand", reserved, sold FROM stock_level WHERE product = ANY($1) ORDER BY product FOR UPDATE`,
      [lines.map(({ product }) => product)],
    );
  }

  /** Takes the reserved pieces of the lines out of what is free. The caller has locked the levels. */
  reserve(unit: UnitOfWork, lines: readonly ReservedLine[]): Promise<void> {
    return move(unit, lines, 'reserved = reserved + pieces');
  }

  /** Gives them back. */
  release(unit: UnitOfWork, lines: readonly ReservedLine[]): Promise<void> {
    return move(unit, lines, 'reserved = reserved - pieces');
  }

  /** Sold ones come back, as long as they have not been sent. */
  returnSold(unit: UnitOfWork, lines: readonly ReservedLine[]): Promise<void> {
    return move(unit, lines, 'on_hand = on_hand + pieces, sold = sold - pieces');
  }

  /** They leave the warehouse. */
  sell(unit: UnitOfWork, lines: readonly ReservedLine[]): Promise<void> {
    return move(unit, lines, 'on_hand = on_hand - pieces, reserved = reserved - pieces, sold = sold + pieces');
  }
}

async function move({ tx }: UnitOfWork, lines: readonly ReservedLine[], change: string): Promise<void> {
  await tx.query(
    `UPDATE stock_level l SET ${change}
     FROM (SELECT product, sum(pieces)::int AS pieces FROM unnest($1::int[], $2::int[]) AS line (product, pieces)
           WHERE pieces > 0 GROUP BY product) AS moved
     WHERE l.product = moved.product`,
    [lines.map(({ product }) => product), lines.map(({ reserved }) => reserved)],
  );
}

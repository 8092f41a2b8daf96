import { plentiful } from '../shoppers/wishes';
import type { Books } from './books';

/** Plenty of most products, so that the run is about crashes; a few stay scarce. */
export async function deliverGoods(books: Books, orders: number): Promise<Record<number, number>> {
  await books.rows('stock', 'UPDATE stock_level SET on_hand = on_hand + $1 WHERE product = ANY($2)', [
    orders * 5,
    plentiful,
  ]);
  const levels = await books.rows<{ product: number; pieces: number }>(
    'stock',
    'SELECT product, on_hand AS pieces FROM stock_level',
  );
  return Object.fromEntries(levels.map(({ product, pieces }) => [product, pieces]));
}

/** Somebody fetches what is left of some products; resolves to the pieces that are gone, by product. */
export async function sellOut(books: Books): Promise<Record<number, number>> {
  const gone = await books.rows<{ product: number; pieces: number }>(
    'stock',
    `UPDATE stock_level SET on_hand = reserved WHERE product = ANY($1)
     RETURNING product, old.on_hand - new.on_hand AS pieces`,
    [plentiful.filter((product) => product % 2 === 0)],
  );
  return Object.fromEntries(gone.map(({ product, pieces }) => [product, pieces]));
}

import type { EntityManager } from 'typeorm';
import { orderNumber, orderYear } from '@fenestra/domain/ordering/order-number';
import { shopById, type ShopId, shops } from '@fenestra/domain/shop/shops';

type Numbered = { readonly shopId: ShopId; readonly placedAt: Date };

/**
 * The next numbers of shops and years, in the order of the orders (OPEN-Q-76). Locks the counts until the transaction ends:
 * one that is rolled back gives its numbers back, so only operators leave gaps.
 */
export async function nextOrderNumbers(tx: EntityManager, orders: readonly Numbered[]): Promise<string[]> {
  const years = orders.map(({ shopId, placedAt }) => ({ shopId, year: orderYear(shopById(shopId), placedAt) }));
  const groups = Map.groupBy(years.keys(), (nth) => keyOf(years[nth]!));
  const numbers: string[] = [];
  // Sorted, so that two processes cannot wait for each other.
  for (const key of [...groups.keys()].toSorted()) {
    const members = groups.get(key)!;
    const { shopId, year } = years[members[0]!]!;
    const first = await take(tx, shopId, year, members.length);
    for (const [nth, member] of members.entries()) numbers[member] = orderNumber(shopById(shopId), year, first + nth);
  }
  return numbers;
}

/** Leaves out so many numbers of each shop in its present year. Answers the numbers that are next. */
export async function skipOrderNumbers(tx: EntityManager, count: number, now: Date): Promise<string[]> {
  const next: string[] = [];
  for (const shop of shops) {
    const year = orderYear(shop, now);
    next.push(orderNumber(shop, year, (await take(tx, shop.id, year, count)) + count));
  }
  return next;
}

const keyOf = ({ shopId, year }: { shopId: number; year: number }): string => `${year} ${shopId}`;

async function take(tx: EntityManager, shopId: number, year: number, count: number): Promise<number> {
  const [row] = await tx.query<{ count: number }[]>(
    `INSERT INTO order_count AS c (shop_id, year, count) VALUES ($1, $2, $3)
     ON CONFLICT (shop_id, year) DO UPDATE SET count = c.count + $3 RETURNING count`,
    [shopId, year, count],
  );
  return row!.count - count + 1;
}

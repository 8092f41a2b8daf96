import type { Cart } from '@fenestra/contracts/wire/cart';
import { order as orderFields, type Order } from '@fenestra/contracts/wire/order';
import { stockCalls } from '@fenestra/contracts/wire/stock-calls';
import { z } from 'zod/mini';
import { type AnswerOf, callerOf } from '../../../lib/network/rest-client';
import { withTimeout } from './with-timeout';

export type Reduced = AnswerOf<(typeof stockCalls)['checkStock']>['reduced'];

/** Returns the products that are short, none when the check fails: then the order is sent all the same (STOCK-01, OPEN-Q-78). */
export function checkStockOf({ data }: Cart): Promise<Reduced> {
  const products = data.items.flatMap(({ note, quantity }) => {
    const product = note.product?.data.stockProduct;
    return product ? [{ product, quantity }] : [];
  });
  if (products.length === 0) return Promise.resolve([]);
  return callerOf(stockCalls)('checkStock', { body: { products } }).then(
    ({ reduced }) => reduced,
    () => [],
  );
}

/** Reports after the order what was short (STOCK-03), before the page is left, which would end the call; a failure is only logged. */
export const reportReduced = (check: Promise<Reduced> | null, order: Order): Promise<void> =>
  withTimeout(report(check, order), undefined);

async function report(check: Promise<Reduced> | null, order: Order): Promise<void> {
  const reduced = (await check) ?? [];
  if (reduced.length === 0) return;
  const recap = z.encode(orderFields, order) as Record<string, unknown>;
  await callerOf(stockCalls)('reportReduced', { body: { reduced, recap } }).catch(() => undefined);
}

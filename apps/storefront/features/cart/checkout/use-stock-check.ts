import { useRef, useState } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import type { Order } from '@fenestra/contracts/wire/order';
import type { Reduced } from './stock-check';
import { loadDeferred } from './use-deferred';
import { withTimeout } from './with-timeout';

const missingOf = ({ quantity, available }: Reduced[number]): number => quantity - available;

/** Checks stock before an order is sent. Stops it once for each shortage, so that the shopper orders knowing what comes later (STOCK-01, OPEN-Q-78). */
export function useStockCheck(cart: Cart) {
  const [short, setShort] = useState<Reduced>([]);
  const last = useRef<Promise<Reduced> | null>(null);
  /** Returns whether the order may be sent: the page names already all that is short. */
  const mayOrder = async (): Promise<boolean> => {
    last.current = loadDeferred().then(({ checkStockOf }) => checkStockOf(cart));
    const found = await withTimeout(last.current, []); // without an answer the order is sent all the same
    const isNamed = (each: Reduced[number]) =>
      short.some((named) => named.product === each.product && missingOf(named) >= missingOf(each));
    if (found.every(isNamed)) return true;
    setShort(found);
    return false;
  };
  const report = async (order: Order): Promise<void> => (await loadDeferred()).reportReduced(last.current, order);
  return { short, mayOrder, report };
}

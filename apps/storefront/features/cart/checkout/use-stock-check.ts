import { useEffect, useRef, useState } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import type { Order } from '@fenestra/contracts/wire/order';
import { inTime } from './in-time';
import type { Reduced } from './stock-check';

/** Apart from the first load: nothing of it is needed before the button is pressed. */
const load = () => import('./stock-check');

const missingOf = ({ quantity, available }: Reduced[number]): number => quantity - available;

/** Checks stock before an order is sent. Stops it once for each shortage, so that the shopper orders knowing what comes later (STOCK-01, OPEN-Q-78). */
export function useStockCheck(cart: Cart) {
  const [short, setShort] = useState<Reduced>([]);
  const last = useRef<Promise<Reduced> | null>(null);
  useEffect(() => void load().catch(() => undefined), []);
  /** Returns whether the order may be sent: the page names already all that is short. */
  const mayOrder = async (): Promise<boolean> => {
    last.current = load()
      .then(({ checkStockOf }) => checkStockOf(cart))
      .catch(() => []); // then the order is sent all the same
    const found = await inTime(last.current, []);
    const isNamed = (each: Reduced[number]) =>
      short.some((named) => named.product === each.product && missingOf(named) >= missingOf(each));
    if (found.every(isNamed)) return true;
    setShort(found);
    return false;
  };
  const report = (order: Order): Promise<void> =>
    load()
      .then(({ reportReduced }) => reportReduced(last.current, order))
      .catch(() => undefined);
  return { short, mayOrder, report };
}

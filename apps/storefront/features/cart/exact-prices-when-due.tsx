import { createContext, type ReactNode } from 'react';
import type { Cart, CartItem } from '@fenestra/contracts/wire/cart';
import { ExactPrices } from '../../components/price';
import { useDisplayedLines } from '../../lib/format/displayed-amounts';
import { useChosenPayment } from './checkout/chosen-payment';

/** `useDisplayedLines` by line. */
export const LinePrices = createContext<ReadonlyMap<CartItem['line'], number>>(new Map());

/** What is due is said to the last minor unit (OPEN-Q-43): once a way to pay is chosen, so is all that it adds up with. */
export function ExactPricesWhenDue({ cart, children }: { cart: Cart; children: ReactNode }) {
  const { items } = cart.data;
  const prices = useDisplayedLines(cart.data);
  return (
    <ExactPrices value={useChosenPayment(cart) !== undefined}>
      <LinePrices value={new Map(items.map(({ line }, nth) => [line, prices[nth]!]))}>{children}</LinePrices>
    </ExactPrices>
  );
}

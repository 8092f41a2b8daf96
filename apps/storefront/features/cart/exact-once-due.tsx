import { createContext, type ReactNode } from 'react';
import type { Cart, CartItem } from '@fenestra/contracts/wire/cart';
import { ExactPrices } from '../../components/price';
import { useShownEach } from '../../lib/shown-sums';
import { useChosenPayment } from './checkout/chosen-payment';

/** What each line of a cart costs as its buyer reckons, in minor units; together that is what the sums say of the goods. */
export const LinePrices = createContext<ReadonlyMap<CartItem['line'], number>>(new Map());

/** What is due is said to the last minor unit (OPEN-Q-43): once a way to pay is chosen, so is all that it adds up with. */
export function ExactOnceDue({ cart, children }: { cart: Cart; children: ReactNode }) {
  const { items, vatPercent } = cart.data;
  const nets = items.map(({ price }) => price);
  const prices = useShownEach(nets, vatPercent);
  return (
    <ExactPrices value={useChosenPayment(cart) !== undefined}>
      <LinePrices value={new Map(items.map(({ line }, nth) => [line, prices[nth]!]))}>{children}</LinePrices>
    </ExactPrices>
  );
}

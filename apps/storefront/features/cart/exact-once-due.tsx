import { type ReactNode } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { ExactPrices } from '../../components/price';
import { useChosenPayment } from './checkout/chosen-payment';

/** What is due is said to the last minor unit (OPEN-Q-43): once a way to pay is chosen, so is all that it adds up with. */
export function ExactOnceDue({ cart, children }: { cart: Cart; children: ReactNode }) {
  return <ExactPrices value={useChosenPayment(cart) !== undefined}>{children}</ExactPrices>;
}

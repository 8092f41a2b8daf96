import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import { rememberAdded } from './just-added';
import { putIntoCart } from './put-into-cart';

/** Puts all elements of an opened offer into the cart, at its price while that holds; once for one change id (SAVE-12). */
export async function putSavedIntoCart({ elements }: WireQuote, changeId: string): Promise<void> {
  const products = elements.map(({ priceCode, configurationId, quantity }) => ({
    priceCode,
    configurationId,
    quantity,
  }));
  const { items } = await putIntoCart(products, changeId);
  rememberAdded(items.slice(-elements.length)); // what is new comes last
}

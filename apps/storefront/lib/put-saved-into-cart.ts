import { cartHeader, changeHeader } from '@fenestra/contracts/wire/rest-call';
import type { SavedOffer } from '@fenestra/contracts/wire/saved-calls';
import { configuratorCalls } from '@fenestra/contracts/wire/configurator-calls';
import { callerOf } from './rest-client';
import { readText } from './stored';
import { rememberCart } from './cart-id';
import { rememberAdded } from './just-added';

/** Puts all elements of an opened offer into the cart, at its price while that holds; once for one change id (SAVE-12). */
export async function putSavedIntoCart({ elements }: SavedOffer, changeId: string): Promise<void> {
  const products = elements.map(({ priceCode, configurationId, quantity }) => ({
    priceCode,
    configurationId,
    quantity,
  }));
  const { cartId, items } = await callerOf(configuratorCalls)('addToErpCart', {
    headers: { [cartHeader]: readText('local', 'cartId') ?? '', [changeHeader]: changeId },
    body: { products },
  });
  rememberCart(cartId);
  rememberAdded(items.slice(-elements.length)); // what is new comes last
}

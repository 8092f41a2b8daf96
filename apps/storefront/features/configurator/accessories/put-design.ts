import type { Product } from '@fenestra/contracts/wire/product';
import { cartAddress } from '../../../lib/navigation/cart-address';
import { rememberAdded } from '../../../lib/cart/just-added';
import { navigateAway } from '../../../lib/navigation/navigate-away';
import { putIntoCart } from '../../../lib/cart/put-into-cart';
import { noteInCart } from '../sync/current-design';
import { endReconfiguration, reconfiguration } from '../sync/reconfiguration';

/** Puts the product into the cart and leaves for it; a changed line is replaced (ACC-24 to ACC-27). */
export async function putDesign(product: Product): Promise<void> {
  const { priceCode, configurationId } = product;
  const line = reconfiguration();
  const { items } = await putIntoCart([{ priceCode, configurationId, ...(line && { replaces: line.itemId }) }]);
  if (!line && !product.product.data.stock) rememberAdded(items.slice(-1));
  noteInCart(product);
  endReconfiguration();
  await navigateAway(cartAddress());
}

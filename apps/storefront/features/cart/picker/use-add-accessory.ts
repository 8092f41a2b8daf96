import { callCart, type CartAnswer } from '../../../lib/cart/cart-client';
import { trackAdded } from '../../../lib/cart/track-added';
import { useShop } from '../../../lib/shop/texts';
import { useCartChange } from '../../../lib/cart/use-cart';

export type PickedItem = CartAnswer<'getAccessoryList'>['shelves'][number]['accessories'][number];

/** Puts so much of an accessory into the cart (PICK-10). */
export function useAddAccessory({ accessory }: PickedItem) {
  const shop = useShop();
  return useCartChange(async ({ cartId }, changeId, quantity: number) => {
    const cart = await callCart('addAccessoryToCart', { shopId: shop.id, cartId, accessory, quantity }, { changeId });
    trackAdded(cart, String(accessory), quantity);
    return cart;
  });
}

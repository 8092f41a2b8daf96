import { callCart, type CartAnswer } from '../../../lib/cart-client';
import { tellAdded } from '../../../lib/tell-added';
import { useShop } from '../../../lib/texts';
import { useCartChange } from '../../../lib/use-cart';

export type PickedItem = CartAnswer<'getAccessoryList'>['shelves'][number]['accessories'][number];

/** Puts so much of an accessory into the cart (PICK-10). */
export function useAddAccessory({ accessory }: PickedItem) {
  const shop = useShop();
  return useCartChange(async ({ cartId }, changeId, quantity: number) => {
    const cart = await callCart('addAccessoryToCart', { shopId: shop.id, cartId, accessory, quantity }, { changeId });
    tellAdded(cart, String(accessory), quantity);
    return cart;
  });
}

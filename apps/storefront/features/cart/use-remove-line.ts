import type { CartItem } from '@fenestra/contracts/wire/cart';
import { callCart } from '../../lib/cart-client';
import { useShop } from '../../lib/texts';
import { useCartChangeWithToast } from './use-cart-change-with-toast';

/** Takes a line out of the cart (CART-06). */
export function useRemoveLine({ line, configurationId }: CartItem) {
  const shop = useShop();
  return useCartChangeWithToast(({ cartId }, changeId) =>
    callCart('deleteItem', { shopId: shop.id, cartId, line, lineConfiguration: configurationId }, { changeId }),
  );
}

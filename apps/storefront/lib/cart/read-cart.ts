import type { Cart } from '@fenestra/contracts/wire/cart';
import { cartActions } from '@fenestra/contracts/wire/cart-actions';
import type { Shop } from '@fenestra/domain/shop/shops';
import { z } from 'zod/mini';
import { prefetchedCart } from './prefetched-carts';
import { callCart } from './cart-client';

/** A cart by its id. What the HTML has asked for is judged like every other answer; where that is no cart, the shop is asked as usual. */
export async function readCart({ id: shopId }: Shop, cartId: string): Promise<Cart> {
  const begun = z.safeDecode(cartActions.getCart.answer, (await prefetchedCart(cartId)) as never);
  return begun.success ? begun.data : callCart('getCart', { shopId, cartId });
}

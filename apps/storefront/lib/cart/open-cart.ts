import type { Cart } from '@fenestra/contracts/wire/cart';
import type { Shop } from '@fenestra/domain/shop/shops';
import { callCart } from './cart-client';
import { storeCartId, storedCartId } from './cart-id';
import { withCartLock, isCartGone } from './cart-lock';
import { readCart } from './read-cart';

/** The stored cart, or a new one where there is none or it is gone (CART-16, CART-17, ERR-04). */
export async function openCart(shop: Shop): Promise<Cart> {
  const known = storedCartId();
  return (known === null ? null : await readUnlessGone(shop, known)) ?? withCartLock(() => replaceCart(shop, known));
}

/** Reads the cart that another tab has created meanwhile, else creates one. */
async function replaceCart(shop: Shop, gone: string | null): Promise<Cart> {
  const others = storedCartId();
  const found = others === null || others === gone ? null : await readUnlessGone(shop, others);
  if (found) return found;
  const cart = await callCart('getNewCart', { shopId: shop.id });
  storeCartId(cart.cartId);
  return cart;
}

const readUnlessGone = (shop: Shop, cartId: string): Promise<Cart | null> =>
  readCart(shop, cartId).catch((failure: unknown) => {
    if (isCartGone(failure)) return null;
    throw failure;
  });

import type { Cart } from '@fenestra/contracts/wire/cart';
import { Err } from '@fenestra/contracts/wire/errors';
import type { Shop } from '@fenestra/domain/shop/shops';
import { callCart } from './cart-client';
import { forgetCart, rememberCart, rememberedCart } from './cart-id';
import { readCart } from './read-cart';
import { CallFailed } from './request';

/** The stored cart, or a new one where there is none or it is gone (CART-16, CART-17, ERR-04). */
export async function openCart(shop: Shop): Promise<Cart> {
  const cartId = rememberedCart();
  const cart = cartId === null ? await newCart(shop) : await readOrMake(shop, cartId);
  rememberCart(cart.cartId);
  return cart;
}

const newCart = (shop: Shop) => callCart('getNewCart', { shopId: shop.id });

async function readOrMake(shop: Shop, cartId: string): Promise<Cart> {
  try {
    return await readCart(shop, cartId);
  } catch (failure) {
    if (!(failure instanceof CallFailed && failure.code === Err.cartUnknown)) throw failure;
    forgetCart();
    return newCart(shop);
  }
}

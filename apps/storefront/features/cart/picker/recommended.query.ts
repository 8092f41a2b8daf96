import { queryOptions } from '@tanstack/react-query';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { callCart } from '../../../lib/cart/cart-client';
import { productsIn } from './products-in';

/** How many of an accessory the products of the cart need (PICK-04). No request is made while the cart has no product. */
export const recommendedQuery = (shopId: number, accessory: number, cart: Cart) =>
  queryOptions({
    queryKey: ['recommended', cart.cartId, accessory, productsIn(cart)],
    queryFn: () => callCart('getAccessoryRecommended', { shopId, cartId: cart.cartId, accessory }),
    enabled: productsIn(cart).length > 0,
  });

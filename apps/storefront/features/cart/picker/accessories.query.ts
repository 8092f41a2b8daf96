import { queryOptions } from '@tanstack/react-query';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { callCart } from '../../../lib/cart/cart-client';
import { productsIn } from './products-in';

/** Accessories with the counts that they are recommended in, which follow from the products of the cart. */
export const accessoriesQuery = (shopId: number, cart: Cart) =>
  queryOptions({
    queryKey: ['accessories', cart.cartId, productsIn(cart)],
    queryFn: () => callCart('getAccessoryList', { shopId, cartId: cart.cartId }),
  });

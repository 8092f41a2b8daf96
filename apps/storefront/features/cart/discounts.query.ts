import { queryOptions } from '@tanstack/react-query';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { callCart } from '../../lib/cart/cart-client';

/** Discount actions of the cart, applied or near. */
export const discountsQuery = (shopId: number, { cartId, data }: Cart) =>
  queryOptions({
    queryKey: ['actions', cartId, data.revision],
    placeholderData: (before) => before,
    queryFn: () => callCart('getActionList', { shopId, cartId }),
  });

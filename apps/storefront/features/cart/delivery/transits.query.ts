import { queryOptions } from '@tanstack/react-query';
import { callCart } from '../../../lib/cart/cart-client';

/** Delivery and pickup, as far as the shop offers them to any cart. */
export const transitsQuery = (shopId: number, cartId: string) =>
  queryOptions({
    queryKey: ['transits', shopId],
    staleTime: Infinity,
    queryFn: () => callCart('getTransitList', { shopId, cartId }),
  });

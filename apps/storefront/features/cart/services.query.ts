import { queryOptions } from '@tanstack/react-query';
import { callCart } from '../../lib/cart/cart-client';

/** Services with their prices before any waiver, which are the same for every cart of the shop. */
export const servicesQuery = (shopId: number, cartId: string) =>
  queryOptions({
    queryKey: ['services', shopId],
    staleTime: Infinity,
    queryFn: () => callCart('getServiceList', { shopId, cartId }),
  });

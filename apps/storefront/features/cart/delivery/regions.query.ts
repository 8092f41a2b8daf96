import { queryOptions } from '@tanstack/react-query';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { callCart } from '../../../lib/cart/cart-client';

/** Regions to which this cart can be delivered, each with its price. */
export const regionsQuery = (shopId: number, { cartId, data }: Cart) =>
  queryOptions({
    queryKey: ['regions', cartId, data.revision],
    placeholderData: (before) => before,
    queryFn: () => callCart('getRegionList', { shopId, cartId }),
  });

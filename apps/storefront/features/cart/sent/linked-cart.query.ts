import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '@fenestra/domain/shop/shops';
import { readCart } from '../../../lib/cart/read-cart';

/** The cart of a link, which need not be that of this browser; null without an id. */
export const linkedCartQuery = (shop: Shop, cartId: string | null) =>
  queryOptions({
    queryKey: ['cart preview', cartId],
    queryFn: () => (cartId === null ? null : readCart(shop, cartId)),
    retry: false,
  });

import { useQuery } from '@tanstack/react-query';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { callCart } from '../../../lib/cart-client';
import { useShop } from '../../../lib/texts';

/** How many of an accessory the products of the cart need (PICK-04). Nothing is asked while the cart has no product. */
export function useRecommended(accessory: number, { cartId, data }: Cart) {
  const shop = useShop();
  const products = data.items.filter(({ kind }) => kind === 'vyrobek');
  return useQuery({
    queryKey: ['recommended', cartId, accessory, products.map(({ line, quantity }) => [line, quantity])],
    queryFn: () => callCart('getAccessoryRecommended', { shopId: shop.id, cartId, accessory }),
    enabled: products.length > 0,
  });
}

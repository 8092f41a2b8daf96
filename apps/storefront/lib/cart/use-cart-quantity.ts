import { useQuery } from '@tanstack/react-query';
import { cartQuery } from './cart.query';
import { storedCartId } from './cart-id';
import { useShop } from '../shop/texts';

/** Pieces in the cart for the header, whatever is sold by the metre counting as one; a visitor without a cart gets none made for it. */
export function useCartQuantity(): number {
  const shop = useShop();
  const { data } = useQuery({
    ...cartQuery,
    queryFn: async () => (await import('./open-cart')).openCart(shop), // loaded by those who have a cart
    enabled: storedCartId() !== null,
    staleTime: 60_000,
  });
  return data?.data.items.reduce((pieces, { quantity, unit }) => pieces + (unit === 'metre' ? 1 : quantity), 0) ?? 0;
}

import { useQuery } from '@tanstack/react-query';
import { cartQuery } from './cart.query';
import { rememberedCart } from './cart-id';
import { useShop } from './texts';

/** Pieces in the cart for the header, whatever is sold by the metre counting as one; a visitor without a cart gets none made for it. */
export function usePiecesInCart(): number {
  const shop = useShop();
  const { data } = useQuery({
    ...cartQuery,
    queryFn: async () => (await import('./open-cart')).openCart(shop), // loaded by those who have a cart
    enabled: rememberedCart() !== null,
    staleTime: 60_000,
  });
  return data?.data.items.reduce((pieces, { quantity, unit }) => pieces + (unit === 'metre' ? 1 : quantity), 0) ?? 0;
}

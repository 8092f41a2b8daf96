import { useQuery } from '@tanstack/react-query';
import type { Shop } from '@fenestra/domain/shop/shops';
import { cartKey, rememberedCart } from './cart-id';
import { useShop } from './texts';

/** What reads a cart is loaded only by those who have one. */
async function openCart(shop: Shop) {
  const cart = await import('./open-cart');
  return cart.openCart(shop);
}

/** Pieces in the cart for the header, whatever is sold by the metre counting as one; a visitor without a cart gets none made for it. */
export function usePiecesInCart(): number {
  const shop = useShop();
  const { data } = useQuery({
    queryKey: cartKey,
    queryFn: () => openCart(shop),
    enabled: rememberedCart() !== null,
    staleTime: 60_000,
  });
  return data?.data.items.reduce((pieces, { quantity, unit }) => pieces + (unit === 'metre' ? 1 : quantity), 0) ?? 0;
}

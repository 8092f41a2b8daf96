import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@fenestra/contracts/wire/cart';
import type { Shop } from '@fenestra/domain/shop/shops';
import { cartQuery } from './cart.query';
import { storeCartId } from './cart-id';
import { isCartGone } from './cart-lock';
import { openCart } from './open-cart';
import { useShop } from '../shop/texts';

/** Reading the cart makes one. */
export const openCartQuery = (shop: Shop) => ({ ...cartQuery, queryFn: () => openCart(shop) });

/** The cart of this browser. */
export const useCart = () => useQuery(openCartQuery(useShop()));

/** Returns the cart that the page has, or the one that it is already opening. */
export const openedCart = (queries: QueryClient, shop: Shop): Promise<Cart> =>
  queries.query({ ...openCartQuery(shop), staleTime: 'static' });

/** Shows an answer of the shop. An older one that is still on its way no longer replaces it. */
export async function showCart(queries: QueryClient, cart: Cart): Promise<void> {
  await queries.cancelQueries(cartQuery);
  queries.setQueryData(cartQuery.queryKey, cart);
}

type Call<Input> = (cart: Cart, changeId: string, input: Input) => Promise<Cart>;

/** Changes of the cart go out one after the other; each answer replaces the cart. A failure is shown by whoever asked for it. */
export function useCartChange<Input = void>(call: Call<Input>) {
  const shop = useShop();
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'cart' },
    meta: { ownMessage: true },
    mutationFn: async (input: Input) => {
      const changed = await call(await openedCart(queries, shop), crypto.randomUUID(), input);
      storeCartId(changed.cartId);
      return changed;
    },
    onSuccess: (cart) => showCart(queries, cart),
    onError: (failure) => {
      if (isCartGone(failure)) void queries.invalidateQueries(cartQuery);
    },
  });
}

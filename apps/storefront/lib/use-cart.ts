import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { Err } from '@fenestra/contracts/wire/errors';
import { cartKey, rememberCart } from './cart-id';
import { openCart } from './open-cart';
import { CallFailed } from './request';
import { useShop } from './texts';

/** The cart of this browser; reading it makes one. */
export function useCart() {
  const shop = useShop();
  return useQuery({ queryKey: cartKey, queryFn: () => openCart(shop) });
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
      const cart = queries.getQueryData<Cart>(cartKey) ?? (await openCart(shop));
      const changed = await call(cart, crypto.randomUUID(), input);
      rememberCart(changed.cartId);
      return changed;
    },
    onSuccess: (cart) => queries.setQueryData(cartKey, cart),
    onError: (failure) => {
      if (failure instanceof CallFailed && failure.code === Err.cartUnknown)
        void queries.invalidateQueries({ queryKey: cartKey });
    },
  });
}

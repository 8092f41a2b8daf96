import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { Err } from '@fenestra/contracts/wire/errors';
import type { Shop } from '@fenestra/domain/shop/shops';
import { CallFailed } from './request';
import { callCart } from './cart-client';
import { forget, readText, writeText } from './stored';
import { useShop } from './texts';

const cartKey = ['cart'] as const;
const storedId = () => readText('local', 'cartId');

/** CART-20. Ids of other shops answer Err 30, which makes a new cart. */
export const rememberCart = (cartId: string) => writeText('local', 'cartId', cartId);
export const forgetCart = () => forget('local', 'cartId');

/** The stored cart, or a new one where there is none or it is gone (CART-16, CART-17, ERR-04). */
export async function openCart(shop: Shop): Promise<Cart> {
  const cartId = storedId();
  const cart = cartId === null ? await newCart(shop) : await readCart(shop, cartId);
  rememberCart(cart.cartId);
  return cart;
}

const newCart = (shop: Shop) => callCart('getNewCart', { shopId: shop.id });

async function readCart(shop: Shop, cartId: string): Promise<Cart> {
  try {
    return await callCart('getCart', { shopId: shop.id, cartId });
  } catch (failure) {
    if (!(failure instanceof CallFailed && failure.code === Err.cartUnknown)) throw failure;
    forgetCart();
    return newCart(shop);
  }
}

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

/** Pieces in the cart for the header; a visitor without a cart gets none made for it. */
export function usePiecesInCart(): number {
  const shop = useShop();
  const { data } = useQuery({
    queryKey: cartKey,
    queryFn: () => openCart(shop),
    enabled: storedId() !== null,
    staleTime: 60_000,
  });
  return data?.data.items.reduce((pieces, { quantity }) => pieces + quantity, 0) ?? 0;
}

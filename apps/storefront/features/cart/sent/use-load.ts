import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cart, CartItem } from '@fenestra/contracts/wire/cart';
import { callCart } from '../../../lib/cart-client';
import { cartKey, rememberCart } from '../../../lib/cart-id';
import { openCart } from '../../../lib/open-cart';
import { lineTitle } from '../../../lib/line-title';
import { speak } from '../../../lib/speak';
import { useShop, useTexts } from '../../../lib/texts';
import { useCartChangeWithToast } from '../use-cart-change-with-toast';

type OnLoaded = (soldOut: readonly string[]) => void;

/** Two ways to take the cart of a link, both without what is sold out (MAIL-10, MAIL-11, OPEN-Q-59). */
export function useLoad(onLoaded: OnLoaded) {
  const { id: shopId } = useShop();
  const { added } = useTexts('sentCart');
  const add = useCartChangeWithToast<Cart>(({ cartId }, changeId, linked) =>
    callCart('addItemToCart', { shopId, cartId, product: linked.cartId, kind: 'kosik', quantity: 1 }, { changeId }),
  );
  const addToOwn = (linked: Cart) =>
    add.mutate(linked, () => {
      speak(added);
      onLoaded(namesOf(linked.data.items.filter(isSoldOut)));
    });
  return { load: useTakeOver(onLoaded), add: { isPending: add.isPending, mutate: addToOwn } };
}

/** The cart of the link becomes that of this browser. */
function useTakeOver(onLoaded: OnLoaded) {
  const shop = useShop();
  const shopId = shop.id;
  const { loaded } = useTexts('sentCart');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (linked: Cart) => {
      // An own one that is still being made would take its place.
      await queries
        .query({ queryKey: cartKey, queryFn: () => openCart(shop), staleTime: 'static' })
        .catch(() => undefined);
      rememberCart(linked.cartId);
      queries.setQueryData(cartKey, linked);
      const soldOut = linked.data.items.filter(isSoldOut);
      if (soldOut.length === 0) return soldOut;
      const lines = soldOut.map(({ line }) => ({ line, remove: true }));
      const left = await callCart('polozkyObchDokladu', { shopId, cartId: linked.cartId, lines });
      queries.setQueryData(cartKey, left);
      return soldOut;
    },
    onSuccess: (soldOut) => {
      speak(loaded);
      onLoaded(namesOf(soldOut));
    },
  });
}

const isSoldOut = ({ stock, note }: CartItem): boolean => stock && note.product?.data.available === 0;
const namesOf = (items: readonly CartItem[]): string[] =>
  items.map(({ name, note }) => lineTitle(name, note.product?.data));

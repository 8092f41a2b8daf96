import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Cart, CartItem } from '@fenestra/contracts/wire/cart';
import { quantityText } from '@fenestra/i18n/quantity-text';
import { callCart } from '../../../lib/cart/cart-client';
import { cartQuery } from '../../../lib/cart/cart.query';
import { storeCartId } from '../../../lib/cart/cart-id';
import { lineTitle } from '../../../lib/format/line-title';
import { announce } from '../../../lib/accessibility/announce';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { openedCart, showCart } from '../../../lib/cart/use-cart';
import { useCartChangeWithToast } from '../use-cart-change-with-toast';

/** What does not come, by name, and what comes in fewer pieces, each with those that are in the cart now. */
export type LeftBehind = { readonly soldOut: readonly string[]; readonly fewer: readonly string[] };
type OnLoaded = (left: LeftBehind) => void;

/** Two ways to take the cart of a link, both without what is sold out (MAIL-10, MAIL-11, OPEN-Q-59). */
export function useLoad(onLoaded: OnLoaded) {
  const { id: shopId } = useShop();
  const { added } = useTexts('sentCart');
  const queries = useQueryClient();
  const fewerOf = useFewer();
  const add = useCartChangeWithToast<Cart>(({ cartId }, changeId, linked) =>
    callCart('addItemToCart', { shopId, cartId, product: linked.cartId, kind: 'kosik', quantity: 1 }, { changeId }),
  );
  const addToOwn = (linked: Cart) => {
    const before = queries.getQueryData(cartQuery.queryKey);
    add.mutate(linked, (now) => {
      announce(added);
      onLoaded({ soldOut: namesOf(linked.data.items.filter(isSoldOut)), fewer: fewerOf(linked, before, now) });
    });
  };
  return { load: useTakeOver(onLoaded), add: { isPending: add.isPending, mutate: addToOwn } };
}

/** What is still sold, but not in the pieces of both carts. */
function useFewer(): (linked: Cart, before: Cart | undefined, now: Cart) => string[] {
  const shop = useShop();
  const units = useTexts('units');
  return (linked, before, now) => {
    const ofStock = new Map(linked.data.items.flatMap((line) => (line.stock ? [[line.item, line]] : [])));
    return [...ofStock.values()].flatMap((line) => {
      const pieces = piecesOf(now, line);
      const isWhole = pieces >= piecesOf(before, line) + piecesOf(linked, line);
      return isWhole || isSoldOut(line) ? [] : [`${namesOf([line])[0]}: ${quantityText(pieces, 'piece', units, shop)}`];
    });
  };
}

const piecesOf = (cart: Cart | undefined, { item }: CartItem): number =>
  (cart?.data.items ?? []).reduce((all, line) => (line.stock && line.item === item ? all + line.quantity : all), 0);

/** The cart of the link becomes that of this browser. */
function useTakeOver(onLoaded: OnLoaded) {
  const shop = useShop();
  const shopId = shop.id;
  const { loaded } = useTexts('sentCart');
  const queries = useQueryClient();
  return useMutation({
    scope: { id: 'cart' }, // after changes of the own one, whose answers would take its place
    mutationFn: async (linked: Cart) => {
      // An own one that is still being made would take its place.
      await openedCart(queries, shop).catch(() => undefined);
      storeCartId(linked.cartId);
      await showCart(queries, linked);
      const soldOut = linked.data.items.filter(isSoldOut);
      if (soldOut.length === 0) return soldOut;
      const lines = soldOut.map(({ line }) => ({ line, remove: true }));
      const left = await callCart('polozkyObchDokladu', { shopId, cartId: linked.cartId, lines });
      await showCart(queries, left);
      return soldOut;
    },
    onSuccess: (soldOut) => {
      announce(loaded);
      onLoaded({ soldOut: namesOf(soldOut), fewer: [] }); // the cart itself says what is short
    },
  });
}

const isSoldOut = ({ stock, note }: CartItem): boolean => stock && note.product?.data.available === 0;
const namesOf = (items: readonly CartItem[]): string[] =>
  items.map(({ name, note }) => lineTitle(name, note.product?.data));

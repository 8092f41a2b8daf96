import { useEffect, useState } from 'react';
import { announce } from '../../lib/accessibility/announce';
import { callCart } from '../../lib/cart/cart-client';
import { logEntry } from '../../lib/network/log';
import { trackAdded } from '../../lib/cart/track-added';
import { useShop, useTexts } from '../../lib/shop/texts';
import { useCartChangeWithToast } from './use-cart-change-with-toast';

type Wanted = { kind: string; product: string; quantity: number };

/** What an address asks to be added: type, product_id and count (OPEN-Q-54). */
function wantedOf(query: URLSearchParams): Wanted | null {
  const product = query.get('product_id');
  if (!product) return null;
  return { product, kind: query.get('type') ?? 'sklad', quantity: Math.max(1, Number(query.get('count')) || 1) };
}

/**
 * Follows the query with which the cart page was opened: adds an item once and clears the query. A product that is sold out or
 * unknown is told. Gives whether an item is still on its way.
 */
export function useAddFromQuery(): boolean {
  const shop = useShop();
  const { added } = useTexts('cart');
  const [query] = useState(() => new URLSearchParams(window.location.search));
  const { isDone, mutate } = useCartChangeWithToast(async ({ cartId }, changeId) => {
    const wanted = wantedOf(query)!;
    const cart = await callCart('addItemToCart', { shopId: shop.id, cartId, ...wanted }, { changeId });
    trackAdded(cart, wanted.product, wanted.quantity);
    return cart;
  });
  useEffect(() => {
    const shopId = query.get('shop_id');
    if (shopId !== null && Number(shopId) !== shop.id) logEntry({ ignored: 'shop_id', shopId });
    if (!wantedOf(query)) return;
    window.history.replaceState(null, '', window.location.pathname + window.location.hash);
    mutate(undefined, () => announce(added));
    // Once for each visit, whatever renders again.
  }, []);
  return wantedOf(query) !== null && !isDone;
}

import { cartPath, readCartBody } from '@fenestra/contracts/cart-endpoint';
import { scriptAddress } from '../loading/script-address';

declare global {
  interface Window {
    /** Carts by id, for which the HTML has asked before any script of the page was here. */
    begunCarts?: Map<string, Promise<unknown>> | undefined;
  }
}

/** Asks for carts that the page will show. */
export function prefetchCarts(shopId: number, cartIds: readonly string[]): void {
  window.begunCarts = new Map(cartIds.map((cartId) => [cartId, ask(shopId, cartId)]));
}

const ask = (shopId: number, cartId: string): Promise<unknown> =>
  fetch(scriptAddress(cartPath), {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(readCartBody(shopId, cartId)),
  })
    .then((response): unknown => (response.ok ? response.json() : null))
    .catch(() => null);

/** What has come of that, for the first who asks about the same cart; null where it has to be asked for as usual. */
export async function prefetchedCart(cartId: string): Promise<unknown> {
  const answer = window.begunCarts?.get(cartId);
  window.begunCarts?.delete(cartId);
  return answer ?? null;
}

import { orderPageCall, orderScreen } from '@fenestra/contracts/order-page';
import type { Address } from '../../../lib/hash-address';

declare global {
  interface Window {
    /** The order of the address, for which the HTML has asked before any script of the page was here. */
    begunOrder?: { readonly token: string; readonly answer: Promise<unknown> } | undefined;
  }
}

/** Asks for the order whose page is opened. A link that says that its mail was read does so first, so that it asks later. */
export function beginOrder({ pathname, search }: Address): void {
  const token = search.get('o');
  if (pathname !== orderScreen || !token || search.has('m')) return;
  const answer = fetch(orderPageCall(encodeURIComponent(token)), { credentials: 'same-origin' })
    .then((response): unknown => (response.ok ? response.json() : null))
    .catch(() => null);
  window.begunOrder = { token, answer };
}

/** What has come of that, for the first who asks about the same order; null where it has to be asked for as usual. */
export async function begunOrder(token: string): Promise<unknown> {
  const begun = window.begunOrder;
  window.begunOrder = undefined;
  return begun?.token === token ? begun.answer : null;
}

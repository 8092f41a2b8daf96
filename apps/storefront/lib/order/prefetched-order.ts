import { orderApiPath, orderPageApiPath, orderPageRoute, resultPageRoute } from '@fenestra/contracts/order-page-paths';
import type { Address } from '../navigation/hash-address';
import { orderLinkIn } from '../navigation/order-link';

declare global {
  interface Window {
    /** The answer about the order of the address, for which the HTML has asked before any script of the page was here. */
    begunOrder?: { readonly path: string; readonly answer: Promise<unknown> } | undefined;
  }
}

const calls: Readonly<Record<string, (token: string) => string>> = {
  [orderPageRoute]: orderPageApiPath,
  [resultPageRoute]: orderApiPath,
};

/** Asks for the order whose page or recap is opened. */
export function prefetchOrder({ pathname, search }: Address): void {
  const call = calls[pathname];
  const { token } = orderLinkIn(search);
  if (!call || !token) return;
  const path = call(encodeURIComponent(token));
  const answer = fetch(path, { credentials: 'same-origin' })
    .then((response): unknown => (response.ok ? response.json() : null))
    .catch(() => null);
  window.begunOrder = { path, answer };
}

/** What has come of that, for the first who asks the same; null where it has to be asked for as usual. */
export async function prefetchedOrder(path: string): Promise<unknown> {
  const begun = window.begunOrder;
  if (begun?.path !== path) return null;
  window.begunOrder = undefined;
  return begun.answer;
}

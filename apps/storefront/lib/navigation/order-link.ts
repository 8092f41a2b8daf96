import { addressIn } from './hash-address';
import { readStored, writeStored } from '../storage/browser-storage';

/** What the link of an order holds: the token that opens it, and in mails the key that proves that they were read. */
export type OrderLink = { readonly token: string | null; readonly mailKey: string | null };

const storedName = (reference: string): string => `order-link ${reference}`;

/** The link in the query of an address, also after `hideOrderLinks`. */
export function orderLinkIn(search: URLSearchParams): OrderLink {
  const token = search.get('o');
  const stored = token === null ? null : readStored('session', storedName(token));
  return (stored as OrderLink | null) ?? { token, mailKey: search.get('m') };
}

/** Keeps what opens an order out of the address from now on, before a script of somebody else can send the address on. */
export function hideOrderLinks(): void {
  hideOrderLink();
  window.addEventListener('hashchange', hideOrderLink); // the same listener is added once
}

/** The tab keeps token and key under a reference that takes their place in the address, for a reload and for the way back. */
function hideOrderLink(): void {
  const { pathname, search } = addressIn(window.location.hash);
  const link = orderLinkIn(search);
  if (link.token === null || link.token !== search.get('o')) return;
  const reference = `-${Date.now().toString(36)}`;
  writeStored('session', storedName(reference), link);
  search.set('o', reference);
  search.delete('m');
  window.history.replaceState(window.history.state, '', `#${pathname}?${search.toString()}`);
}

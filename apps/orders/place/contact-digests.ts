import { createHash } from 'node:crypto';
import type { OrderData } from '@fenestra/contracts/http/orders';
import { mailboxOf } from '@fenestra/domain/ordering/email-address';
import { siteMultiplier } from '@fenestra/platform/http/ip-network';

/** Networks that an order comes from: that of its client, and for IPv6 the site that this belongs to. */
type Origins = { readonly origin?: string | undefined; readonly site?: string | undefined };

/** By what orders of one shopper are known to belong together, as digests: nothing here names anybody. */
export function contactDigests(
  { email, phone }: Pick<OrderData, 'email' | 'phone'>,
  { origin, site }: Origins,
): string[] {
  const known = [`email ${mailboxOf(email)}`, `phone ${phone}`, ...(origin ? [`origin ${origin}`] : [])];
  return [...known.map(digestOf), ...(site ? [`${sitePrefix}${digestOf(site)}`] : [])];
}

/** How many times what an e-mail or a phone may hold a contact has: a site is shared by many shoppers. */
export const holdMultiplierOf = (contact: string): number => (contact.startsWith(sitePrefix) ? siteMultiplier : 1);

const sitePrefix = 'site ';
const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

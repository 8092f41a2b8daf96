import type { Shop } from '@fenestra/domain/shop/shops';
import type { Storefronts } from '../storefronts';

export const securityPath = '/.well-known/security.txt';

const termMs = 180 * 86_400_000;

/** Where a fault in the shop's protection is told (RFC 9116): the contact of who sells there. It names a day until which it may be believed. */
export function securityText(shop: Shop, storefronts: Storefronts, now: Date): string {
  const { email } = storefronts.factsOf(shop).contact;
  const until = new Date(Math.trunc((now.getTime() + termMs) / 86_400_000) * 86_400_000);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${until.toISOString()}`,
    `Preferred-Languages: ${[...new Set([shop.language.slice(0, 2), 'en'])].join(', ')}`,
    `Canonical: ${storefronts.originOf(shop)}${securityPath}`,
  ];
  return `${lines.join('\n')}\n`;
}

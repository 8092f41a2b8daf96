import type { Buyer } from '@fenestra/domain/shop/buyer';

const maxAgeSeconds = 365 * 86_400;

/** The choice in a page's cookies, which the gateway reads as well: a private person unless told otherwise. The next release writes the name with `__Host-`. */
export const readCustomerTypeCookie = (cookies: string): Buyer =>
  /(?:^|;\s*)(?:__Host-)?buyer=business(?:;|$)/.test(cookies) ? 'business' : 'private';

/** The cookie to be set for a choice. It holds nothing else and is what the visitor asked for, so it needs no consent. */
export const customerTypeCookie = (buyer: Buyer, isHttps: boolean): string =>
  `buyer=${buyer}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;

import { seenLine, seenText } from '../seen-text';
import { areaPattern } from './postcode-areas';
import { type ShopCode, shopByCode } from '../shop/shops';

/** What is typed about a person, brought into the one form in which it is stored; null where it cannot be that. */

/** E.164 allows fifteen digits with the calling code. */
const shortest = 8;
const longest = 15;

export const phonePrefix = (shop: ShopCode): string => `+${shopByCode(shop).phone.prefix}`;

/** A phone as `+420777123456`. Spaces, dashes and a prefix may be typed; without a prefix it is of the shop's country. */
export function phoneNumber(typed: string, shop: ShopCode): string | null {
  const compact = seenLine(typed).replace(/[\s().\/-]/g, '');
  if (!/^\+?\d+$/.test(compact)) return null;
  const { prefix, trunk, digits } = shopByCode(shop).phone;
  const international = /^(?:\+|00)(\d+)$/.exec(compact)?.[1];
  if (international && !international.startsWith(prefix))
    return international.length >= shortest && international.length <= longest ? `+${international}` : null;
  const dialled = international ? international.slice(prefix.length) : compact;
  const national = dialled.startsWith(trunk) ? dialled.slice(trunk.length) : dialled;
  const [min, max] = digits;
  return national.length >= min && national.length <= max ? `+${prefix}${national}` : null;
}

/** A postcode as digits; spaces inside and a country prefix (`CZ-602 00`, `A-1010`) may be typed. */
export function postcodeNumber(typed: string, shop: ShopCode): string | null {
  const { prefix, digits } = shopByCode(shop).postcode;
  const compact = seenLine(typed).replace(/\s/g, '').toUpperCase().replace(prefix, '');
  return /^\d+$/.test(compact) && compact.length === digits ? compact : null;
}

/**
 * How a phone without spaces and a postcode are usually written in a shop's country, for forms that check by a pattern (I18N-06).
 * Everything that matches passes the checks above; they also read other ways to write it.
 */
export function contactPatterns(shop: ShopCode): { readonly phone: string; readonly postcode: string } {
  const { phone, postcode } = shopByCode(shop);
  const [min, max] = phone.digits;
  const end = postcode.spaced ? `\\d ?\\d{${postcode.digits - 3}}` : `\\d{${postcode.digits - 2}}`;
  return {
    phone: `^(?:(?:\\+|00)${phone.prefix}|${phone.trunk})?[1-9]\\d{${min - 1},${max - 1}}$`,
    postcode: `^(?:${postcode.prefix.source.replace('^', '')})?${areaPattern(shop)}${end}$`,
  };
}

const longestEmail = 254;
/** No spaces, brackets, quotes, commas or unseen characters: what could add a header or a second recipient is no address here. */
const email = /^[^\s\p{C}\p{DI}@<>()[\]\\,;:"'&|]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/u;

/** An e-mail address with its domain in lower case. */
export function emailAddress(typed: string): string | null {
  const seen = seenLine(typed);
  const at = seen.lastIndexOf('@');
  const address = seen.slice(0, at + 1) + seen.slice(at + 1).toLowerCase();
  const dots = /^\.|\.\.|\.@/.test(address);
  return address.length <= longestEmail && !dots && email.test(address) ? address : null;
}

/** One mailbox however its address is written: in any case, with a tag behind a plus, with the dots that Gmail passes over. To count by. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  const untagged = local.split('+')[0] || local;
  return gmail.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Free text as it is seen, without quotes, ampersand and pipe, which are never stored of an order (CUST-27, OPEN-Q-99). */
export const cleanText = (typed: string): string => seenText(typed.replace(unstored, ''));

/** The same of a field of one line. */
export const cleanLine = (typed: string): string => seenLine(typed.replace(unstored, ''));

const unstored = /["'&|]/g;

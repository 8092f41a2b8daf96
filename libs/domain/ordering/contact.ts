import type { ShopCode } from '../shop/shops';

/** What is typed about a person, brought into the one form in which it is stored; null where it cannot be that. */

type Numbering = {
  /** Calling code (CUST-21, OPEN-Q-72). */
  readonly prefix: string;
  /** What is dialled before a national number at home. */
  readonly trunk: RegExp;
  /** Digits of a national number without trunk. */
  readonly digits: readonly [min: number, max: number];
};

const numbering: Readonly<Record<ShopCode, Numbering>> = {
  cs: { prefix: '420', trunk: /^(?!)/, digits: [9, 9] },
  sk: { prefix: '421', trunk: /^0/, digits: [9, 9] },
  at: { prefix: '43', trunk: /^0/, digits: [4, 13] },
  de: { prefix: '49', trunk: /^0/, digits: [6, 12] },
  hu: { prefix: '36', trunk: /^06/, digits: [8, 9] },
};

/** E.164 allows fifteen digits with the calling code. */
const shortest = 8;
const longest = 15;

export const phonePrefix = (shop: ShopCode): string => `+${numbering[shop].prefix}`;

/** A phone as `+420777123456`. Spaces, dashes and a prefix may be typed; without a prefix it is of the shop's country. */
export function phoneNumber(typed: string, shop: ShopCode): string | null {
  const compact = typed.replace(/[\s\u00a0().\/-]/g, '');
  if (!/^\+?\d+$/.test(compact)) return null;
  const { prefix, trunk, digits } = numbering[shop];
  const international = /^(?:\+|00)(\d+)$/.exec(compact)?.[1];
  if (international && !international.startsWith(prefix))
    return international.length >= shortest && international.length <= longest ? `+${international}` : null;
  const national = (international ? international.slice(prefix.length) : compact).replace(trunk, '');
  const [min, max] = digits;
  return national.length >= min && national.length <= max ? `+${prefix}${national}` : null;
}

/** Digits of a postcode (CUST-14 to CUST-18). */
export const postcodeDigits: Readonly<Record<ShopCode, number>> = { cs: 5, sk: 5, at: 4, de: 5, hu: 4 };
const postcodePrefix: Readonly<Record<ShopCode, RegExp>> = {
  cs: /^CZ-?/,
  sk: /^SK-?/,
  at: /^AT?-?/,
  de: /^DE?-?/,
  hu: /^HU?-?/,
};

/** A postcode as digits; spaces inside and a country prefix (`CZ-602 00`, `A-1010`) may be typed. */
export function postcodeNumber(typed: string, shop: ShopCode): string | null {
  const compact = typed
    .replace(/[\s\u00a0]/g, '')
    .toUpperCase()
    .replace(postcodePrefix[shop], '');
  return /^\d+$/.test(compact) && compact.length === postcodeDigits[shop] ? compact : null;
}

const longestEmail = 254;
/** No spaces, brackets, quotes or commas: what could add a header or a second recipient is no address here. */
const email = /^[^\s@<>()[\]\\,;:"'&|]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** An e-mail address with its domain in lower case. */
export function emailAddress(typed: string): string | null {
  const trimmed = typed.trim();
  const at = trimmed.lastIndexOf('@');
  const address = trimmed.slice(0, at + 1) + trimmed.slice(at + 1).toLowerCase();
  const dots = /^\.|\.\.|\.@/.test(address);
  return address.length <= longestEmail && !dots && email.test(address) ? address : null;
}

/** Free text without quotes, ampersand, pipe and control characters, which are never stored (CUST-27, OPEN-Q-99). */
export const cleanText = (typed: string): string =>
  typed
    .replace(/["'&|]/g, '')
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\u2028\u2029]/g, '')
    .trim();

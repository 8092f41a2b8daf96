import { normalizeLine, normalizeNote, normalizeNumber } from '../normalize-text';
import { accept, refuse, type Result } from '../result';
import { visibleLine, visibleText } from '../visible-text';
import { areaPattern } from './postcode-areas';
import { type ShopCode, shopByCode } from '../shop/shops';

/** What is typed about a person, brought into the one form in which it is stored; null where it cannot be that. */

export const phonePrefix = (shop: ShopCode): string => `+${shopByCode(shop).phone.prefix}`;

/** What stands before a phone on letterheads and in signatures. */
const phoneLabel =
  /^[\p{So}\s]*(?:č(?:íslo)?[.\s]*)?(?:(?:(?:tele)?(?:f|ph)on\p{L}*|tel|mob(?:il\p{L}*)?|handy\p{L}*|gsm|ruf\p{L}*|festnetz|[tm](?=[.:\s]))(?!\p{L})[-.:\s]*(?:(?:č(?:íslo)?|nr|no|szám)(?!\p{L})[.:\s]*)?)?/iu;
/** Punctuation that was copied with a number. */
const end = /(?<![\s.,;])[\s.,;]+$/;
const extension = /^[+(\d][\d\s()./-]*(?:\p{L}|[#;,])[^\d]*\d{1,5}\W*$/u;

/**
 * The digits of a phone, with + where it is international and `(0)` where that stands in brackets. An extension is refused by that
 * name: no text message reaches it, and couriers do not dial it.
 */
export function phoneDigits(typed: string): Result<string, 'phone' | 'extension'> {
  const text = visibleLine(normalizeNumber(typed)).replace(phoneLabel, '').replace(end, '');
  if (extension.test(text)) return refuse('extension');
  const compact = text
    .replace(/[\s./-]/g, '')
    .replace(/^\(((?:\+|00)\d+)\)/, '$1')
    .replace(/\((\d*)\)/g, (brackets: string, digits: string) => (/^0\d?$/.test(digits) ? brackets : digits))
    .replace(/^00/, '+');
  return /^\+?(?:\d|\(0\d?\)){4,19}$/.test(compact) ? accept(compact) : refuse('phone');
}

/**
 * What a page can tell of a phone without the numbering plans of all countries. The server decides (phone-number.ts); what is returned
 * is shown, and the number goes to the server as it was typed.
 */
export function parsePhoneWithoutMetadata(typed: string, shop: ShopCode): Result<string, 'phone' | 'extension'> {
  const read = phoneDigits(typed);
  if (!read.ok) return read;
  const digits = read.value.replaceAll(/[()]/g, '');
  const { prefix, trunk, digits: length } = shopByCode(shop).phone;
  const national = trunk !== '' && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
  const isNational = !digits.startsWith('+') && national.length >= length[0] && national.length <= length[1];
  return accept(isNational ? `+${prefix}${national}` : digits);
}

/** A postcode as digits. Spaces, dashes, a label and a country prefix may be typed: `PSČ: CZ-602 00`, `602-00`, `A-1010`. */
export function parsePostcode(typed: string, shop: ShopCode): string | null {
  const { prefix, digits } = shopByCode(shop).postcode;
  const compact = visibleLine(normalizeNumber(typed))
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/^(?:P\.?S\.?[ČC]|PLZ|POSTLEITZAHL|IR(?:\.|ÁNYÍTÓ)?SZ(?:ÁM)?)[.:]*/, '')
    .replace(prefix, '')
    .replace(/(\d)[-./](?=\d)/g, '$1')
    .replace(end, '');
  return /^\d+$/.test(compact) && compact.length === digits ? compact : null;
}

/**
 * How a phone without spaces and a postcode are usually written in a shop's country, for forms that check by a pattern (I18N-06).
 * The checks above also read other ways to write it; whether a phone of that form is in use, the server knows.
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

/** Text of the ERP's fields: folded, as it is seen, without the characters that its import does not take (CUST-27, OPEN-Q-99). */
export const cleanText = (typed: string): string => visibleText(normalizeNote(typed).replace(unimported, ''));

/** The same of a field of one line. */
export const cleanLine = (typed: string): string => visibleLine(normalizeLine(typed).replace(unimported, ''));

const unimported = /["'&|]/g;

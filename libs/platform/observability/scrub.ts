import { hiddenFields, keyFields, keyInPath } from './secret-names';

/** Personal data and credentials inside of texts, also URL-encoded. Each begins at the start of its first word: matching again within the word would take quadratic time. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/(?<!\w)(\w+:\/\/)[^\s/:@]*:[^\s/@]*@/g, '$1[hidden]@'],
  [/(?<![^\s<>"'(),;:=/[\]])[^\s<>"'(),;:=/[\]]+(@|%40)[\w-]+(\.[\w-]+)+/gi, '[e-mail]'],
  [/(?:\+|%2B|(?<![\w./-])00(?=[1-9]))\d([\d ()+-]|%20){7,}\d/gi, '[phone]'],
  [/(?<![\w./:+-])(?=(?:[ ()]*\d){9})(?:\(\d{2,4}(?: \d{2})?\)|\d{2,4})(?: \d{2,4}){2,4}(?![\w./:-])/g, '[phone]'], // 602 555 010, 0664 123 45 67
  [/(?<![\w./:+-])\d{3}([-./])\d{3}\1\d{3}(?![\w./:-])/g, '[phone]'],
  [/\b(Bearer|Basic)( |\+|%20)[\w+/=.~%-]+/gi, '$1 [hidden]'],
  [/(invalid input [^:]{0,200}: ").*(")/gs, '$1[hidden]$2'], // PostgreSQL repeats the value it cannot read
];

/** An escape of a URL or of JSON, which separates, or a run of characters that may hold keys. */
const run = /%[0-9a-f]{2}|\\(?:u[0-9a-f]{4}|[bfnrt])|[\w-]{22,}/gi;
/** 128 bits as base64url (`opaqueId`), or 256 bits: a signature or a session. */
const isKey = /^(?:[\w-]{22}|[\w-]{43})$/;
/** A key between separators inside a longer run. Its last character holds two bits (A, Q, g, w); without inner separators any will do. */
const holdsKey = /(?:^|[_-])(?:[\w-]{21}[AQgw]|[A-Za-z\d]{22})(?=[_-]|$)/;
/** UUIDs and ids of traces are names and open nothing. */
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;
const isUuid = new RegExp(`^${uuid.source}$`, 'i');

const visibleLength = 6;
/** Enough of a key to find a row by. */
export const shortenKey = (key: string): string => `${key.slice(0, visibleLength)}…`;
/** The beginning of a value that stands where keys stand. A UUID opens nothing. */
export const maskKey = (value: string): string =>
  value.length <= visibleLength || isUuid.test(value) ? value : shortenKey(value);

/**
 * Hides e-mail addresses, phone numbers, credentials and fields of forms, and cuts keys to their beginnings. Keys are recognized by their
 * field, path or exact form, never by how random they look.
 */
export function scrub(text: string): string {
  return shapes
    .reduce((clean, [shape, replacement]) => clean.replace(shape, replacement), withoutFields(text))
    .replace(keyInPath, (_, path: string, value: string) => `${path}${maskKey(value)}`)
    .replace(run, (found) => (isKey.test(found) || holdsKey.test(found.replace(uuid, '')) ? shortenKey(found) : found));
}

type Quoted = [found: string, quote: string, name: string, colon: string, text: string | undefined, bare?: string];

const withoutFields = (text: string): string =>
  text
    .replace(
      hiddenFields.inJson,
      (...[, quote, name, colon]: Quoted) => `${quote}${name}${quote}${colon}${quote}[hidden]${quote}`,
    )
    .replace(hiddenFields.inQuery, '$1=[hidden]')
    .replace(keyFields.inJson, (...[found, quote, name, colon, value]: Quoted) =>
      value === undefined ? found : `${quote}${name}${quote}${colon}${quote}${maskKey(value)}${quote}`,
    )
    .replace(keyFields.inQuery, (_, name: string, value: string) => `${name}=${maskKey(value)}`);

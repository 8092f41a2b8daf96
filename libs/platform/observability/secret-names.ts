import { orderFields } from '@fenestra/contracts/wire/order-fields';

/** Names of fields with personal data or credentials, as parts of regular expressions: ours, and those of the forms of the page. */
const hiddenNames = [
  'e-?mail',
  '(?:mobile_?)?phone',
  '(?:(?:first|last|full|customer)_?)?name',
  ...['address', 'street', 'city', 'post_?code', 'zip', 'company', 'invoice', 'delivery', 'note', 'parameters'],
  ...['(?:set-)?cookie', 'authorization', '[\\w-]{0,40}(?:token|secret|password)'],
  ...Object.values(orderFields),
  ...['tel', 'telefon', 'mistnost', 'orderData', 'gw_url'],
];

/** Names of fields whose value opens what it names: a cart, an order, a configuration, an offer or a mail (OPEN-Q-14). */
const keyNames = [
  '(?:cart|conf|configuration|konfigurace|kosik|offer|saved|letter|log|mail)_?(?:ids?|key)',
  ...['kosik', 'kopie', 'copy_?of', 'nabidka', 'configuration', 'konfigurace', 'klic', 'idempotency-?key'],
];
/** Names of the same in the query of an address only: the token of an order and the key of its mail. */
const keyParameters = ['o', 'm', 'key'];

/** Segments of paths behind which such a value stands. */
const keySegments =
  'order|by-token|by-key|order-documents|carts?|cart-letters|configurations?|saved-letters|saved-offers|drawings?/[\\w-]+|withdrawals';

const oneOf = (names: readonly string[]): string => `(?:${names.join('|')})`;

export const hiddenName = new RegExp(`^${oneOf(hiddenNames)}$`, 'i');
export const keyName = new RegExp(`^${oneOf(keyNames)}$`, 'i');

/** A field of JSON, also of JSON inside a string of JSON, up to the end of its value or of the text. */
const jsonField = (names: readonly string[]) =>
  new RegExp(
    `(?<!\\\\)(\\\\*")(${oneOf(names)})\\1(\\s*:\\s*)(?:\\1(.*?)(?:(?<!\\\\)\\1|$)|([^\\s,{}[\\]"\\\\]+))`,
    'gis',
  );
const parameter = (names: readonly string[]) => new RegExp(`(?<![\\w-])(${oneOf(names)})=([^&\\s"'#,;)\\]]+)`, 'gi');

export const hiddenFields = { inJson: jsonField(hiddenNames), inQuery: parameter(hiddenNames) };
export const keyFields = { inJson: jsonField(keyNames), inQuery: parameter([...keyNames, ...keyParameters]) };
/** `numbered` is no key, but the segment before the number of an offer, which opens nothing. */
export const keyInPath = new RegExp(`(/(?:${keySegments})/)(?!numbered/|[\\w-]*\\.)([\\w%~-]+)`, 'g');

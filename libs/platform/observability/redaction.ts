import { placeOf } from '@fenestra/messaging/tracing/place-of';

/** Personal data and secrets by the names under which they travel. A log has no use for any of them; ids tell enough. */
const hidden =
  /^(e-?mail|(mobile_?)?phone|((first|last|full|customer)_?)?name|address|street|city|post_?code|zip|company|invoice|delivery|note|(set-)?cookie|authorization|.*(token|secret|password)|parameters)$/i;

/** Shapes that give them away inside of texts, also where an address encodes them. Each begins where its first word begins: to try it within the word again would take for ever. */
const shapes: readonly (readonly [RegExp, string])[] = [
  [/(?<!\w)(\w+:\/\/)[^\s/:@]*:[^\s/@]*@/g, '$1[hidden]@'],
  [/(?<![^\s<>"'(),;:=/[\]])[^\s<>"'(),;:=/[\]]+(@|%40)[\w-]+(\.[\w-]+)+/gi, '[e-mail]'],
  [/(\+|%2B)\d([\d ()+-]|%20){7,}\d/gi, '[phone]'],
  [/\b(Bearer|Basic)( |\+|%20)[\w+/=.~%-]+/gi, '$1 [hidden]'],
  [/(invalid input [^:]{0,200}: ").*(")/gs, '$1[hidden]$2'], // PostgreSQL repeats the value it cannot read
];

/** Length of an `opaqueId`: 128 bits as base64url. */
const keyLength = 22;
/** Runs of characters that may hold ids and tokens that open what they name (OPEN-Q-14). */
const key = /[\w-]{22,}/g;
/** UUIDs and ids of traces are names and open nothing. */
const uuid = /[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}[_-]?/gi;
const hex = /^[0-9a-f-]+$/i;
/** Words of programs: orderPlaced, send-mails, OTEL_EXPORTER. No word with separators has a part as long as a key. */
const word = /^([a-z]{1,21}|[A-Z]{1,21})([_-]([a-z]{1,21}|[A-Z]{1,21}))+$|^[A-Za-z]?[a-z]+([A-Z][a-z]+)*$/;
/** Enough of a key to find a row by. */
export const beginningOf = (found: string): string => `${found.slice(0, 6)}…`;

const deepest = 6;

/** What a log line of our own programs says, without e-mail addresses, phone numbers and credentials, and with the beginnings only of what opens something. */
export function scrub(text: string): string {
  const clean = shapes.reduce((told, [shape, replacement]) => told.replace(shape, replacement), text);
  return clean.replace(key, (found) => (opensNothing(found) ? found : beginningOf(found)));
}

/** Returns whether a run is made of names and words only. One key in 14,000 looks like camelCase, so that no word has its length. */
function opensNothing(found: string): boolean {
  const rest = found.replace(uuid, '');
  return rest.length < keyLength || hex.test(rest) || (rest.length !== keyLength && word.test(rest));
}

/** A copy of what a log line is about, with hidden fields blanked and all texts scrubbed. */
export function withoutSecrets<T extends object>(fields: T): T {
  return cleaned(fields, 0) as T;
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrub(value);
  if (Error.isError(value)) return faultForLog(value, depth);
  if (value instanceof Date || typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1));
  const entries = Object.entries(value).map(([name, field]) => {
    const blank = hidden.test(name) && field !== null && field !== undefined;
    return [name, blank ? '[hidden]' : cleaned(field, depth + 1)];
  });
  return Object.fromEntries(entries);
}

type FaultForLog = { type: string; message: string; code?: unknown; place?: string; cause?: unknown };

/** What a log says about a fault: neither its stack nor the enumerable rest, in which drivers keep statements and their parameters. */
export function faultForLog(fault: Error, depth = 0): FaultForLog {
  const { name, message, cause, code } = fault as Error & { code?: unknown };
  const place = placeOf(fault);
  const inner = 'errors' in fault ? fault.errors : cause;
  return {
    type: name,
    message: scrub(message),
    ...(code !== undefined && { code }),
    ...(place && { place }),
    ...(inner !== undefined && { cause: depth < deepest ? cleaned(inner, depth + 1) : '[deeper]' }),
  };
}

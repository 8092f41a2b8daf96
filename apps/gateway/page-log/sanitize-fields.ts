import { chosenKinds } from '@fenestra/contracts/wire/accessory-kinds';
import { numeric, tableOf } from '@fenestra/contracts/wire/fields';
import { code } from '@fenestra/domain/bounded-input';
import { openingCodes } from '@fenestra/domain/configuration/configuration';
import { keyName } from '@fenestra/platform/observability/secret-names';
import { shortenKey } from '@fenestra/platform/observability/scrub';
import { z } from 'zod/mini';

type Schema = z.core.SomeType;
/** Counts the values of a report that are left out, and those that may still be looked at. */
export type OmissionCount = { count: number; remaining: number };
/** More values than fit into what is stored. */
const maxValues = 1_000;
export const noOmissions = (): OmissionCount => ({ count: 0, remaining: maxValues });
/** Returns what may be stored of a value; undefined leaves it out. */
type Sanitizer = (value: unknown, leftOut: OmissionCount) => unknown;

export const hiddenValue = '[hidden]';
const maxEntries = 50;
const maxMembers = 100;

/** Sizes, counts and prices. A phone number has more digits. */
const isSize = (value: number): boolean => Math.abs(value) < 1_000_000;
const sizeText = /^-?\d{1,6}(?:\.\d{1,9})?$/;
/** Codes of the catalogue (W, OS1N, KL-DG-ST), bars (2x1, top2x1) and versions by day. */
const codeText =
  /^(?:[A-Z]{1,4}\d{0,3}[A-Z]{0,2}(?:-[A-Z\d]{1,4}){0,2}|\d{1,3}|(?:top)?\d{1,2}x\d{1,2}|20\d\d-\d\d-\d\d)$/;
const codeWords = new Set<string>([
  ...openingCodes,
  ...Object.keys(chosenKinds),
  ...['white', 'silver', 'black', 'grey', 'brown', 'light-brown'],
  ...['vlevo', 'vpravo', 'nad', 'cross', 'vienna', 'vyrobek', 'sklad', 'prislusenstvi', 'kosik'],
]);
const key = /^(?:[\w-]{22}|[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/i;

/** The beginning of a key, which finds its row and opens nothing. */
export const truncateKey = (value: string): string => (key.test(value) ? shortenKey(value) : hiddenValue);
export const sanitizeCode = (value: string): string =>
  codeText.test(value) || codeWords.has(value) ? value : truncateKey(value);

const hideText: Sanitizer = (value) => (value === null ? null : hiddenValue);
const codeSanitizer: Sanitizer = (value) =>
  typeof value === 'string' ? sanitizeCode(value) : numberSanitizer(value, noOmissions());
const numberSanitizer: Sanitizer = (value) => {
  if (typeof value === 'number') return isSize(value) ? value : hiddenValue;
  return typeof value === 'string' && sizeText.test(value) ? value : hiddenValue;
};

const sanitizers = new WeakMap<Schema, Sanitizer>();

/**
 * Returns the allow-list of a message: the fields of its contract with sizes, codes of the catalogue, words of the protocol and beginnings
 * of keys. Texts are hidden; other fields are left out and counted.
 */
export function sanitizerFor(schema: Schema): Sanitizer {
  let sanitize = sanitizers.get(schema);
  if (!sanitize) sanitizers.set(schema, (sanitize = buildSanitizer(schema)));
  return sanitize;
}

function buildSanitizer(schema: Schema): Sanitizer {
  if (tableOf(schema)) return objectSanitizer(fieldsOf(schema));
  if (schema === code) return codeSanitizer;
  if (schema === numeric) return numberSanitizer;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'number':
      return numberSanitizer;
    case 'boolean':
    case 'enum':
    case 'literal':
      return (value) => (z.safeParse(schema as z.ZodMiniType, value).success ? value : hiddenValue);
    case 'nullable':
    case 'optional':
      return nullableSanitizer(sanitizerFor(def.innerType));
    case 'array':
      return arraySanitizer(sanitizerFor(def.element));
    case 'object':
      return objectSanitizer(fieldsOf(schema));
    case 'pipe':
      return sanitizerFor(def.in);
    case 'union':
      return 'discriminator' in def
        ? discriminatedSanitizer(String(def.discriminator), def.options)
        : unionSanitizer(def.options.map(sanitizerFor));
    default:
      return hideText;
  }
}

const nullableSanitizer =
  (sanitize: Sanitizer): Sanitizer =>
  (value, leftOut) =>
    value === null ? null : sanitize(value, leftOut);

const arraySanitizer =
  (sanitize: Sanitizer): Sanitizer =>
  (value, leftOut) => {
    if (!Array.isArray(value)) return hiddenValue;
    leftOut.count += Math.max(0, value.length - maxEntries);
    return value.slice(0, maxEntries).map((item) => withinBudget(leftOut, () => sanitize(item, leftOut)));
  };

/** The fields of the objects that a schema reads, by name. */
export function fieldsOf(schema: Schema): [name: string, schema: Schema][] {
  const table = tableOf(schema);
  if (table) return Object.entries(table).map(([name, [, field]]) => [name, field]);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return fieldsOf(def.in);
  return def.type === 'object' ? Object.entries(def.shape) : [];
}

/** Keeps these fields of an object. */
export function objectSanitizer(known: readonly (readonly [name: string, schema: Schema])[]): Sanitizer {
  const schemas = new Map(known);
  return (value, leftOut) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return hiddenValue;
    const entries = Object.entries(value);
    const taken = entries.filter(([name]) => schemas.has(name)).slice(0, maxMembers);
    leftOut.count += entries.length - taken.length;
    return Object.fromEntries(
      taken.map(([name, field]) => [
        name,
        withinBudget(leftOut, () => sanitizeMember(name, schemas.get(name)!, field, leftOut)),
      ]),
    );
  };
}

/** Keeps a value while values remain. */
function withinBudget(leftOut: OmissionCount, sanitize: () => unknown): unknown {
  if (leftOut.remaining-- > 0) return sanitize();
  leftOut.count++;
  return undefined;
}

/** Truncates also what a contract types as plain text, where the name of the field marks a key. */
function sanitizeMember(name: string, schema: Schema, value: unknown, leftOut: OmissionCount): unknown {
  const sanitized = sanitizerFor(schema)(value, leftOut);
  return sanitized === hiddenValue && typeof value === 'string' && keyName.test(name) ? truncateKey(value) : sanitized;
}

/** Takes the form of a union whose literal the value names. */
function discriminatedSanitizer(name: string, options: readonly Schema[]): Sanitizer {
  const forms = options.map((option) => [Object.fromEntries(fieldsOf(option))[name], sanitizerFor(option)] as const);
  return (value, leftOut) => {
    const given = Object(value) as Readonly<Record<string, unknown>>;
    const form = forms.find(([literal]) => literal && z.safeParse(literal as z.ZodMiniType, given[name]).success);
    return form ? form[1](value, leftOut) : hiddenValue;
  };
}

/** Takes the form of a union that leaves out and hides the least. */
function unionSanitizer(forms: readonly Sanitizer[]): Sanitizer {
  return (value, leftOut) => {
    const all = forms.map((sanitize) => {
      const own = { count: 0, remaining: leftOut.remaining };
      const sanitized = sanitize(value, own);
      return { kept: sanitized, own, cost: own.count + JSON.stringify(sanitized ?? null).split(hiddenValue).length };
    });
    const least = all.reduce((one, other) => (other.cost < one.cost ? other : one));
    leftOut.count += least.own.count;
    leftOut.remaining = Math.min(...all.map(({ own }) => own.remaining));
    return least.kept;
  };
}

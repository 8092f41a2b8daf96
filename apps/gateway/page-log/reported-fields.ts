import { chosenKinds } from '@fenestra/contracts/wire/accessory-kinds';
import { numeric, tableOf } from '@fenestra/contracts/wire/fields';
import { code } from '@fenestra/domain/bounded-input';
import { openingCodes } from '@fenestra/domain/configuration/configuration';
import { keyName } from '@fenestra/platform/observability/secret-names';
import { shortenKey } from '@fenestra/platform/observability/scrub';
import { z } from 'zod/mini';

type Schema = z.core.SomeType;
/** Counts the values of a report that are left out, and those that may still be looked at. */
export type LeftOut = { count: number; remaining: number };
/** More values than fit into what is stored. */
const maxValues = 1_000;
export const nothingLeftOut = (): LeftOut => ({ count: 0, remaining: maxValues });
/** Returns what may be stored of a value; undefined leaves it out. */
type Keep = (value: unknown, leftOut: LeftOut) => unknown;

export const hidden = '[hidden]';
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
export const keptKey = (value: string): string => (key.test(value) ? shortenKey(value) : hidden);
export const keptCode = (value: string): string =>
  codeText.test(value) || codeWords.has(value) ? value : keptKey(value);

const keepText: Keep = (value) => (value === null ? null : hidden);
const keepCode: Keep = (value) => (typeof value === 'string' ? keptCode(value) : keepNumber(value, nothingLeftOut()));
const keepNumber: Keep = (value) => {
  if (typeof value === 'number') return isSize(value) ? value : hidden;
  return typeof value === 'string' && sizeText.test(value) ? value : hidden;
};

const keepers = new WeakMap<Schema, Keep>();

/**
 * Returns the allow-list of a message: the fields of its contract with sizes, codes of the catalogue, words of the protocol and beginnings
 * of keys. Texts are hidden; other fields are left out and counted.
 */
export function keepBy(schema: Schema): Keep {
  let keep = keepers.get(schema);
  if (!keep) keepers.set(schema, (keep = keeperOf(schema)));
  return keep;
}

function keeperOf(schema: Schema): Keep {
  if (tableOf(schema)) return members(fieldsOf(schema));
  if (schema === code) return keepCode;
  if (schema === numeric) return keepNumber;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'number':
      return keepNumber;
    case 'boolean':
    case 'enum':
    case 'literal':
      return (value) => (z.safeParse(schema as z.ZodMiniType, value).success ? value : hidden);
    case 'nullable':
    case 'optional':
      return present(keepBy(def.innerType));
    case 'array':
      return each(keepBy(def.element));
    case 'object':
      return members(fieldsOf(schema));
    case 'pipe':
      return keepBy(def.in);
    case 'union':
      return 'discriminator' in def ? named(String(def.discriminator), def.options) : best(def.options.map(keepBy));
    default:
      return keepText;
  }
}

const present =
  (keep: Keep): Keep =>
  (value, leftOut) =>
    value === null ? null : keep(value, leftOut);

const each =
  (keep: Keep): Keep =>
  (value, leftOut) => {
    if (!Array.isArray(value)) return hidden;
    leftOut.count += Math.max(0, value.length - maxEntries);
    return value.slice(0, maxEntries).map((item) => within(leftOut, () => keep(item, leftOut)));
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
export function members(known: readonly (readonly [name: string, schema: Schema])[]): Keep {
  const schemas = new Map(known);
  return (value, leftOut) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return hidden;
    const entries = Object.entries(value);
    const taken = entries.filter(([name]) => schemas.has(name)).slice(0, maxMembers);
    leftOut.count += entries.length - taken.length;
    return Object.fromEntries(
      taken.map(([name, field]) => [name, within(leftOut, () => keepMember(name, schemas.get(name)!, field, leftOut))]),
    );
  };
}

/** Keeps a value while values remain. */
function within(leftOut: LeftOut, keep: () => unknown): unknown {
  if (leftOut.remaining-- > 0) return keep();
  leftOut.count++;
  return undefined;
}

/** Some contracts write keys as any text; their names tell them. */
function keepMember(name: string, schema: Schema, value: unknown, leftOut: LeftOut): unknown {
  const kept = keepBy(schema)(value, leftOut);
  return kept === hidden && typeof value === 'string' && keyName.test(name) ? keptKey(value) : kept;
}

/** Takes the form of a union whose literal the value names. */
function named(name: string, options: readonly Schema[]): Keep {
  const forms = options.map((option) => [Object.fromEntries(fieldsOf(option))[name], keepBy(option)] as const);
  return (value, leftOut) => {
    const given = Object(value) as Readonly<Record<string, unknown>>;
    const form = forms.find(([literal]) => literal && z.safeParse(literal as z.ZodMiniType, given[name]).success);
    return form ? form[1](value, leftOut) : hidden;
  };
}

/** Takes the form of a union that leaves out and hides the least. */
function best(forms: readonly Keep[]): Keep {
  return (value, leftOut) => {
    const all = forms.map((keep) => {
      const own = { count: 0, remaining: leftOut.remaining };
      const kept = keep(value, own);
      return { kept, own, cost: own.count + JSON.stringify(kept ?? null).split(hidden).length };
    });
    const least = all.reduce((one, other) => (other.cost < one.cost ? other : one));
    leftOut.count += least.own.count;
    leftOut.remaining = Math.min(...all.map(({ own }) => own.remaining));
    return least.kept;
  };
}

import { z } from 'zod/mini';
import { tableOf } from './fields';

type Schema = z.core.SomeType;
type Encode = (words: unknown) => unknown;

const identity: Encode = (words) => words;
const encoders = new WeakMap<Schema, Encode>();

/**
 * What `z.encode` makes of words that the compiler has checked already: renamed, translated, without what the schema does
 * not name, but not checked once more. Whoever reads the answer checks it. Takes a tenth of the time.
 */
export function encodeUnchecked<S extends z.ZodMiniType>(schema: S, words: z.output<S>): z.input<S> {
  return encoderOf(schema)(words) as z.input<S>;
}

function encoderOf(schema: Schema): Encode {
  let encode = encoders.get(schema);
  if (!encode) encoders.set(schema, (encode = makeEncoder(schema)));
  return encode;
}

function makeEncoder(schema: Schema): Encode {
  const table = tableOf(schema);
  if (table) return encodeObject(Object.entries(table).map(([name, [word, field]]) => [name, word, encoderOf(field)]));
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'unknown':
    case 'custom':
      return identity;
    case 'nullable':
    case 'optional':
      return encodeNullable(encoderOf(def.innerType));
    case 'array':
      return each(encoderOf(def.element));
    case 'object':
      return encodeObject(Object.entries(def.shape).map(([name, field]) => [name, name, encoderOf(field)]));
    case 'pipe':
      return encodeCodec(schema as z.core.$ZodCodec);
    case 'union':
      return def.options.every((option) => encoderOf(option) === identity) ? identity : byZod(schema);
    default:
      return byZod(schema);
  }
}

const byZod =
  (schema: Schema): Encode =>
  (words) =>
    z.encode(schema as z.ZodMiniType, words);

const encodeNullable = (encode: Encode): Encode =>
  encode === identity ? identity : (words) => (words === null || words === undefined ? words : encode(words));

const each = (encode: Encode): Encode => (encode === identity ? identity : (words) => (words as unknown[]).map(encode));

function encodeObject(fields: readonly (readonly [name: string, word: string, write: Encode])[]): Encode {
  return (words) => {
    const from = words as Record<string, unknown>;
    const result: Record<string, unknown> = {};
    for (const [name, word, encode] of fields) {
      const value = from[word];
      if (value !== undefined) result[name] = encode(value);
    }
    return result;
  };
}

/** A codec: from its words to their translation, and from that to the form on the wire. */
function encodeCodec(codec: z.core.$ZodCodec): Encode {
  const { in: wire, out: words, reverseTransform } = codec._zod.def;
  const [before, after] = [encoderOf(words), encoderOf(wire)];
  return (value) => {
    const payload = { value: before(value), issues: [] };
    return after(reverseTransform(payload.value, payload));
  };
}

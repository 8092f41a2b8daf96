import type { EventContract } from '../event';
import { jsonSchemaOf } from './json-schema';
import { wordsOfEvents } from './words-of-events';
import { wordsOfProducts } from './words-of-products';
import { wordsOfSnapshots } from './words-of-snapshots';

type JsonSchema = Record<string, unknown>;

/**
 * What the fields mean that ERP systems read. A key names a field, with as many of the fields and the document around it as tell it from
 * others of its name. Here and not in the schemas: those of the domain are loaded by the page too.
 */
export const fieldWords: ReadonlyMap<string, string> = new Map(
  [wordsOfEvents, wordsOfSnapshots, wordsOfProducts].flatMap((words) => Object.entries(words)),
);

/** The key of the words of a field, from its document inwards: the one that says the most. Undefined where the field has no words. */
export function keyOfWords(path: readonly string[]): string | undefined {
  return path.map((_, from) => path.slice(from).join('.')).find((key) => fieldWords.has(key));
}

/** A schema of a document of that name, in which each field says what it means. Fields of lists and alternatives count as those of what holds them. */
export function described(schema: JsonSchema, document: string): JsonSchema {
  return withWords(schema, [document]) as JsonSchema;
}

/** What an event says, under the name of its type without `shop.` and version: `order.placed`. */
export const describedEvent = ({ type, data }: EventContract): JsonSchema =>
  described(jsonSchemaOf(data), type.replace(/^shop\.|\.v\d+$/g, ''));

function withWords(part: unknown, path: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((each) => withWords(each, path));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === 'properties' ? fieldsWithWords(value as JsonSchema, path) : withWords(value, path),
    ]),
  );
}

const fieldsWithWords = (fields: JsonSchema, path: readonly string[]): JsonSchema =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const words = fieldWords.get(keyOfWords([...path, name]) ?? '');
      return [name, { ...(words && { description: words }), ...(withWords(schema, [...path, name]) as JsonSchema) }];
    }),
  );

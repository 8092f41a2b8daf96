import type { EventContract } from '../event';
import { jsonSchemaOf } from './json-schema';
import { eventFieldDescriptions } from './event-field-descriptions';
import { productFieldDescriptions } from './product-field-descriptions';
import { snapshotFieldDescriptions } from './snapshot-field-descriptions';

type JsonSchema = Record<string, unknown>;

/**
 * What the fields mean that ERP systems read. A key names a field, with as many of the fields and the document around it as tell it from
 * others of its name. Here and not in the schemas: those of the domain are loaded by the page too.
 */
export const fieldDescriptions: ReadonlyMap<string, string> = new Map(
  [eventFieldDescriptions, snapshotFieldDescriptions, productFieldDescriptions].flatMap((text) => Object.entries(text)),
);

/** The key of the words of a field, from its document inwards: the one that says the most. Undefined where the field has no words. */
export function descriptionKeyOf(path: readonly string[]): string | undefined {
  return path.map((_, from) => path.slice(from).join('.')).find((key) => fieldDescriptions.has(key));
}

/** A schema of a document of that name, in which each field says what it means. Fields of lists and alternatives count as those of what holds them. */
export function withDescriptions(schema: JsonSchema, document: string): JsonSchema {
  return describePart(schema, [document]) as JsonSchema;
}

/** What an event says, under the name of its type without `shop.` and version: `order.placed`. */
export const eventSchema = ({ type, data }: EventContract): JsonSchema =>
  withDescriptions(jsonSchemaOf(data), type.replace(/^shop\.|\.v\d+$/g, ''));

function describePart(part: unknown, path: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((each) => describePart(each, path));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === 'properties' ? describeFields(value as JsonSchema, path) : describePart(value, path),
    ]),
  );
}

const describeFields = (fields: JsonSchema, path: readonly string[]): JsonSchema =>
  Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const text = fieldDescriptions.get(descriptionKeyOf([...path, name]) ?? '');
      return [name, { ...(text && { description: text }), ...(describePart(schema, [...path, name]) as JsonSchema) }];
    }),
  );

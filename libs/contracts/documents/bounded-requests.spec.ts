import { orderData } from '../wire/order-data';
import { jsonSchemaOf } from './json-schema';
import { openApi } from './openapi';

type Schema = {
  readonly type?: string;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
};
type Operation = { readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> } };
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

const { paths, components } = openApi() as Document;

/** What says nothing of what it takes, takes everything. */
const isAnything = (schema: Schema): boolean =>
  ['type', 'properties', 'anyOf', 'oneOf', '$ref', 'enum', 'const'].every((word) => !(word in schema));

/** A pattern that is matched from end to end and repeats nothing without end. */
const boundedPattern = /^\^[^*+]*\$$/;

const endless = (schema: Schema): boolean => {
  const { type, maxLength, maxItems, pattern } = schema;
  if (isAnything(schema)) return true;
  if (type === 'array') return maxItems === undefined;
  if (type === 'number' || type === 'integer')
    return !('const' in schema || 'enum' in schema) && (schema.minimum === undefined || schema.maximum === undefined);
  if (typeof schema.additionalProperties === 'object')
    return schema.maxProperties === undefined && !(schema.propertyNames && 'enum' in schema.propertyNames);
  if (type !== 'string' || 'enum' in schema || 'const' in schema) return false;
  return maxLength === undefined && !(pattern && boundedPattern.test(pattern) && !pattern.includes(',}'));
};

/** Taken as they come, no longer than the body that they are part of: what is thrown away unread (STOCK-03), and what is cut before it is kept (LOG-01). */
const notKept = new Set(['/conf/api/dist/checkStock.php.recap_data', '/api/log.data']);

/** Where something without an end stands in a schema; what it refers to is looked at by its own name. */
function* endlessIn(schema: Schema, place: string): Generator<string> {
  if (notKept.has(place)) return;
  if (endless(schema)) yield place;
  for (const part of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) yield* endlessIn(part, place);
  if (schema.items) yield* endlessIn(schema.items, `${place}[]`);
  if (typeof schema.additionalProperties === 'object') yield* endlessIn(schema.additionalProperties, `${place}{}`);
  for (const [name, part] of Object.entries(schema.properties ?? {})) yield* endlessIn(part, `${place}.${name}`);
}

const bodies = Object.entries(paths).flatMap(([path, operations]) =>
  Object.values(operations).flatMap(({ requestBody }) =>
    requestBody ? Object.values(requestBody.content).map(({ schema }) => [path, schema] as const) : [],
  ),
);

it.each([
  ...bodies,
  ['a change', components.schemas['Change']!],
  ['orderData', jsonSchemaOf(orderData) as Schema],
] as const)('no text, list, map or number that %s takes is without an end', (place, schema) => {
  expect([...endlessIn(schema, place)]).toEqual([]);
});

it('finds what has no end', () => {
  const schema = {
    properties: {
      note: { type: 'string' },
      lines: { type: 'array', maxItems: 3, items: { type: 'string' } },
      counts: { type: 'object', additionalProperties: { type: 'number', minimum: 0, maximum: 9 } },
      size: { type: 'number' },
      data: {},
      one: { oneOf: [{ type: 'string', maxLength: 3 }, {}] },
    },
  };
  expect([...endlessIn(schema, '')]).toEqual(['.note', '.lines[]', '.counts', '.size', '.data', '.one']);
});

import { asyncApi } from './async-api';
import { fieldDescriptions, descriptionKeyOf } from './field-descriptions';
import { openApi } from './openapi';

type Schema = { readonly [name: string]: unknown; readonly description?: string };
type Field = { readonly path: readonly string[]; readonly schema: Schema };

/** All fields of a schema, however deep. */
function fieldsOf(part: unknown, path: readonly string[]): Field[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'properties'
      ? Object.entries(value as Record<string, Schema>).flatMap(([field, schema]) => [
          { path: [...path, field], schema },
          ...fieldsOf(schema, [...path, field]),
        ])
      : fieldsOf(value, path),
  );
}

const { components } = asyncApi() as {
  components: { messages: Record<string, { title: string; payload: Schema }>; schemas: { headers: Schema } };
};
const ofEvents = Object.values(components.messages).map(({ title, payload }) =>
  fieldsOf(payload, [title.replace(/^shop\.|\.v\d+$/g, '')]),
);
const { paths } = openApi() as { paths: Record<string, Record<string, Schema>> };
const ofErp = Object.entries(paths)
  .filter(([path]) => path.startsWith('/erp/'))
  .flatMap(([, calls]) => Object.values(calls))
  .map(({ requestBody = {}, responses }) =>
    fieldsOf([requestBody, (responses as Record<string, unknown>)['200']], ['erp']),
  );
const fields = [...ofEvents, ...ofErp].flat();
const nameOf = ({ path }: Field): string => path.join('.');

it('says of every field of events and of what an ERP reads and says what it means', () => {
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.filter(({ schema }) => !/\S/.test(schema.description ?? '')).map(nameOf)).toEqual([]);
});

it('says so of every header of an event', () => {
  const headers = fieldsOf(components.schemas.headers, ['headers']);
  expect(headers.filter(({ schema }) => !/\S/.test(schema.description ?? '')).map(nameOf)).toEqual([]);
});

it('has no words for a field that is not there', () => {
  const used = new Set(fields.map(({ path }) => descriptionKeyOf(path)));
  expect([...fieldDescriptions.keys()].filter((key) => !used.has(key))).toEqual([]);
});

/** Amounts are whole numbers that no other unit is said of. */
const otherUnits =
  /[Mm]illimetres|[Ii]ds?\b|[Pp]ieces|[Dd]ecibel|dB|The number of this form|The shop|How far|How many|Below how many|counted from 1/;

it('says of every whole number in which unit it is, or what it counts or names', () => {
  const numbers = fields.filter(({ schema }) => schema['type'] === 'integer');
  expect(numbers.length).toBeGreaterThan(100);
  const unclear = numbers.filter(
    ({ schema }) => !/[Mm]inor units/.test(schema.description!) && !otherUnits.test(schema.description!),
  );
  expect(unclear.map(nameOf)).toEqual([]);
});

it('says of every moment and day in which time it is', () => {
  const times = fields.filter(
    ({ schema }) => /"format":"date(-time)?"/.test(JSON.stringify(schema)) && !('properties' in schema),
  );
  const ownTimes = times.filter(({ schema }) => fieldsOf(schema, []).length === 0);
  expect(ownTimes.length).toBeGreaterThan(10);
  expect(ownTimes.filter(({ schema }) => !/UTC|time zone of the shop/.test(schema.description!)).map(nameOf)).toEqual(
    [],
  );
});

it.each([
  ['order.payment_booked', 'amount', /this payment that count/],
  ['order.refund_requested', 'amount', /given back/],
  ['configuration', 'light', /transom/],
])('tells the %s.%s from others of its name', (document, field, words) => {
  expect(fieldDescriptions.get(descriptionKeyOf([document, field])!)).toMatch(words);
});

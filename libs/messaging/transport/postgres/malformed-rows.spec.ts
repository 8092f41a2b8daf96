import { databaseWith } from '@fenestra/testing/database';
import { type ForeignWriter, malformed, type Malformed, malformedRecords } from '../../testing/malformed-records';
import { eventLogMigrations, PostgresTransport } from './postgres-transport';

/** A row of the log, in the types of SQL. */
type Row = {
  readonly id: string | null;
  readonly key: string | null;
  readonly type: string | null;
  readonly headers: unknown;
  readonly data: string | null;
};

const having =
  (part: Partial<Row>) =>
  (good: Row): Row => ({ ...good, ...part });
const withHeader =
  (name: string, value: unknown) =>
  (good: Row): Row => ({
    ...good,
    headers: { ...(good.headers as object), [name]: value },
  });
const asJson = (data: string) => JSON.stringify({ key: data, n: 1 });

const rows: Malformed<Row>[] = [
  ['nothing is wrong', 'handled', (good) => good],
  ['the id is missing', 'refused', having({ id: null })],
  ['the id is empty', 'refused', having({ id: '' })],
  ['the id is no UUID', 'refused', having({ id: 'not-a-uuid' })],
  ['the key is missing', 'refused', having({ key: null })],
  ['the key is empty', malformed('key is missing'), having({ key: '' })],
  ['the key is too long', malformed('key is longer than 200 characters'), having({ key: 'k'.repeat(3_000) })],
  ['the key holds a NUL', 'refused', having({ key: 'a\0' })],
  ['the type is missing', 'refused', having({ type: null })],
  ['the type is empty', malformed('type is missing'), having({ type: '' })],
  ['the type is too long', malformed('type is longer than 200 characters'), having({ type: 't'.repeat(3_000) })],
  ['the type holds a NUL', 'refused', having({ type: 'shop.test\0' })],
  ['the type is another one', 'passed over', having({ type: 'shop.test.else.v1' })],
  ['the type is of another version', 'passed over', having({ type: 'shop.test.counted.v2' })],
  ['the type is without a version', 'passed over', having({ type: 'shop.test.counted' })],
  ['the headers are missing', 'refused', having({ headers: undefined })],
  ['the headers are null', malformed('headers are no object'), having({ headers: null })],
  ['the headers are a list', malformed('headers are no object'), having({ headers: ['ce_source'] })],
  ['the headers are a number', malformed('headers are no object'), having({ headers: 7 })],
  ['the headers are empty', malformed('ce_source is missing'), having({ headers: {} })],
  ['the source is empty', malformed('ce_source is missing'), withHeader('ce_source', '')],
  ['the source is a number', malformed('ce_source is no text'), withHeader('ce_source', 7)],
  ['the source is too long', malformed('ce_source is longer'), withHeader('ce_source', 's'.repeat(1_001))],
  ['the source holds a NUL', 'refused', withHeader('ce_source', '\0')],
  ['the time is missing', malformed('ce_time is no time'), withHeader('ce_time', undefined)],
  ['the time is none', malformed('ce_time is no time'), withHeader('ce_time', 'yesterday')],
  ['the cause is no UUID', malformed('ce_causationid is no UUID'), withHeader('ce_causationid', 'x')],
  ['the version is no number', malformed('ce_aggregateversion is no number'), withHeader('ce_aggregateversion', 'one')],
  ['the shop is no number', malformed('ce_shopid is no number'), withHeader('ce_shopid', '')],
  ['an unknown attribute is a list', malformed('ce_else is no text'), withHeader('ce_else', ['7'])],
  ['an unknown attribute is a text', 'handled', withHeader('ce_else', '7')],
  ['the data are missing', 'refused', having({ data: null })],
  ['the data are empty', malformed('data is missing'), having({ data: '' })],
  ['the data are too long', malformed('data is longer'), having({ data: asJson('x'.repeat(1_048_576)) })],
  ['the data hold a NUL', 'refused', having({ data: '{"key":"\0"}' })],
  ['the data are no JSON', { cause: 'schema', message: 'breaks its contract' }, having({ data: 'counted: 1' })],
  ['the data are of a wrong type', { cause: 'schema', message: 'breaks its contract' }, having({ data: '[1]' })],
  ['the data name a NUL', { cause: 'fault', message: 'invalid byte sequence' }, having({ data: asJson('\0') })],
];

describe('an event log in PostgreSQL into which somebody else has written', () =>
  malformedRecords(openForeignLog, rows));

async function openForeignLog(): Promise<ForeignWriter<Row>> {
  const log = await databaseWith(eventLogMigrations, 'test-log');
  const transport = new PostgresTransport(log);
  const topic = 'shop.test.v1';
  const partition = 3;
  return {
    transport,
    topic,
    shapeOf: ({ id, key, type, headers, data }) => ({ id, key, type, headers, data }),
    write: ({ id, key, type, headers, data }) =>
      log.transaction(async (tx) => {
        const [next] = await tx.query<{ offset: string }[]>(
          `INSERT INTO event_partition AS p (topic, partition, next_offset) VALUES ($1, $2, 1)
           ON CONFLICT (topic, partition) DO UPDATE SET next_offset = p.next_offset + 1 RETURNING next_offset - 1 AS "offset"`,
          [topic, partition],
        );
        const { offset } = next!;
        await tx.query('INSERT INTO event_log VALUES ($1, $2, $3, $4, $5, $6, $7, $8)', [
          ...[topic, partition, offset, id, key, type, JSON.stringify(headers), data],
        ]);
        return { topic, partition, offset };
      }),
    close: async () => {
      await transport.stop();
      await log.destroy();
    },
  };
}

import { spawnSync } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { databaseWith } from '@fenestra/testing/database';
import { eventually } from '@fenestra/testing/time';
import { listDeadLetters } from '../../inbox/dead-letters';
import { messagingMigrations } from '../../outbox/outbox';
import { Bench, countedType, effectTable } from '../../testing/bench';
import { describeWithKafka, itWithKcat } from '../../testing/describe-with-kafka';
import { type KafkaForTests, kafkaForTests } from '../../testing/kafka-for-tests';
import { type ForeignWriter, malformed, type Malformed, malformedRecords } from '../../testing/malformed-records';
import { kafkaClient } from './kafka-client';
import { messageOf } from './kafka-record';
import { KafkaTransport } from './kafka-transport';

const partition = 3;

/** A message as a producer sends it; a header may come several times. */
type Message = {
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers: Readonly<Record<string, Buffer | Buffer[]>>;
};

const bytes = (text: string): Buffer => Buffer.from(text);
const garbled = Buffer.from([0x61, 0xff, 0xfe]);
const having =
  (part: Partial<Message>) =>
  (good: Message): Message => ({ ...good, ...part });
const withHeader =
  (name: string, value: string | Buffer | Buffer[] | undefined) =>
  (good: Message): Message => {
    const { [name]: _, ...others } = good.headers;
    return {
      ...good,
      headers: value === undefined ? others : { ...others, [name]: typeof value === 'string' ? bytes(value) : value },
    };
  };
const counted = (key: string): Buffer => bytes(JSON.stringify({ key, n: 1 }));

/** What can be wrong with every attribute alike. */
const wrongAttribute = (name: string, field: string, longest: number): Malformed<Message>[] => [
  [`${name} is empty`, malformed(`${field} is`), withHeader(name, '')],
  [`${name} is too long`, malformed(`${field} is`), withHeader(name, 'x'.repeat(longest + 1))],
  [`${name} is not UTF-8`, malformed(`${name} is no UTF-8`), withHeader(name, garbled)],
  [`${name} holds a NUL`, malformed(`${field} `), withHeader(name, 'a\0')],
];

const twice =
  (name: string) =>
  (good: Message): Message =>
    withHeader(name, [good.headers[name] as Buffer, good.headers[name] as Buffer])(good);

const rows: Malformed<Message>[] = [
  ['nothing is wrong', 'handled', (good) => good],
  ['there are no headers', 'passed over', having({ headers: {} })],
  ['there are headers of a foreign program only', 'passed over', having({ headers: { trace: garbled } })],

  ['ce_id is missing', malformed('id is no UUID'), withHeader('ce_id', undefined)],
  ['ce_id is no UUID', malformed('id is no UUID'), withHeader('ce_id', 'not-a-uuid')],
  ['ce_id is in capitals', 'handled', withHeader('ce_id', randomUUIDv7().toUpperCase())],
  ['ce_id comes twice', malformed('ce_id comes twice'), twice('ce_id')],
  ...wrongAttribute('ce_id', 'id', 36),

  ['ce_type is missing', malformed('type is missing'), withHeader('ce_type', undefined)],
  ['ce_type is another one', 'passed over', withHeader('ce_type', 'com.example.else.v1')],
  ['ce_type is of another version', 'passed over', withHeader('ce_type', 'shop.test.counted.v2')],
  ['ce_type is without a version', 'passed over', withHeader('ce_type', 'shop.test.counted')],
  ['ce_type comes twice', malformed('ce_type comes twice'), twice('ce_type')],
  ...wrongAttribute('ce_type', 'type', 200),

  ['ce_specversion is missing', malformed('ce_specversion is not 1.0'), withHeader('ce_specversion', undefined)],
  ['ce_specversion is an older one', malformed('ce_specversion is not 1.0'), withHeader('ce_specversion', '0.3')],
  ...wrongAttribute('ce_specversion', 'ce_specversion', 3),

  ['ce_source is missing', malformed('ce_source is missing'), withHeader('ce_source', undefined)],
  ...wrongAttribute('ce_source', 'ce_source', 1_000),

  ['ce_time is missing', malformed('ce_time is no time'), withHeader('ce_time', undefined)],
  ['ce_time is none', malformed('ce_time is no time'), withHeader('ce_time', 'yesterday')],
  ...wrongAttribute('ce_time', 'ce_time', 30),

  ['ce_aggregateversion is no number', malformed('is no number'), withHeader('ce_aggregateversion', 'one')],
  ...wrongAttribute('ce_aggregateversion', 'ce_aggregateversion', 9),
  ['ce_shopid is no number', malformed('ce_shopid is no number'), withHeader('ce_shopid', '1.5')],
  ...wrongAttribute('ce_shopid', 'ce_shopid', 9),
  ['ce_causationid is no UUID', malformed('ce_causationid is no UUID'), withHeader('ce_causationid', 'x')],
  ...wrongAttribute('ce_causationid', 'ce_causationid', 36),
  ...['ce_subject', 'ce_traceparent', 'ce_correlationid', 'ce_unknown'].flatMap((name) =>
    wrongAttribute(name, name, 1_000),
  ),
  ...['ce_subject', 'ce_traceparent', 'ce_partitionkey'].map((name): Malformed<Message> => [
    `${name} is missing`,
    'handled',
    withHeader(name, undefined),
  ]),
  ['ce_partitionkey is not UTF-8', malformed('ce_partitionkey is no UTF-8'), withHeader('ce_partitionkey', garbled)],
  ['ce_unknown is a text', 'handled', withHeader('ce_unknown', 'x')],

  ['content-type is missing', 'handled', withHeader('content-type', undefined)],
  ['content-type names a charset', 'handled', withHeader('content-type', 'Application/JSON; charset=utf-8')],
  ['content-type is empty', malformed('content-type is not'), withHeader('content-type', '')],
  [
    'content-type is a batch',
    malformed('content-type is not'),
    withHeader('content-type', 'application/cloudevents-batch+json'),
  ],
  ['content-type is Avro', malformed('content-type is not'), withHeader('content-type', 'application/avro')],
  ['content-type begins alike', malformed('content-type is not'), withHeader('content-type', 'application/jsonseq')],

  ['the key is missing', malformed('key is missing'), having({ key: null })],
  ['the key is empty', malformed('key is missing'), having({ key: bytes('') })],
  ['the key is too long', malformed('key is longer'), having({ key: bytes('k'.repeat(3_000)) })],
  ['the key is not UTF-8', malformed('key is no UTF-8'), having({ key: garbled })],
  ['the key holds a NUL', malformed('key holds a NUL'), having({ key: bytes('a\0') })],

  ['the value is missing', malformed('data is missing'), having({ value: null })],
  ['the value is empty', malformed('data is missing'), having({ value: bytes('') })],
  ['the value is too long', 'refused', having({ value: counted('x'.repeat(1_048_576)) })],
  ['the value is not UTF-8', malformed('value is no UTF-8'), having({ value: Buffer.concat([counted('x'), garbled]) })],
  ['the value holds a NUL', malformed('data holds a NUL'), having({ value: bytes('{"key":"a\0","n":1}') })],
  ['the value is no JSON', { cause: 'schema', message: 'breaks its contract' }, having({ value: bytes('counted: 1') })],
  [
    'the value is of a wrong type',
    { cause: 'schema', message: 'breaks its contract' },
    having({ value: bytes('[1]') }),
  ],
  ['the value names a NUL', { cause: 'fault', message: 'invalid byte sequence' }, having({ value: counted('\0') })],
];

describeWithKafka('a topic of Apache Kafka into which somebody else has written', () => {
  let kafka: KafkaForTests;
  const newTransport = (topic: string): KafkaTransport =>
    new KafkaTransport({ brokers: kafka.brokers, clientId: 'tests', sessionTimeoutMs: 6_000 }, [topic]);

  beforeAll(async () => {
    kafka = await kafkaForTests();
  });

  afterAll(() => kafka.stop());

  describe('anything', () => malformedRecords(() => openForeignTopic(kafka.brokers, newTransport), rows));

  describe('with kcat', () => {
    let topic: string;
    let transport: KafkaTransport;
    let db: DataSource;
    let bench: Bench;

    beforeEach(async () => {
      topic = newTopic();
      transport = newTransport(topic);
      db = await databaseWith(messagingMigrations, 'test-service');
      await db.query(effectTable);
      bench = new Bench(topic, db, transport);
      await bench.read('tests.kcat');
      await transport.append([bench.record({ key: 'before' })]);
    });

    afterEach(async () => {
      await bench.stopReaders();
      await transport.stop();
      await db.destroy();
    });

    function kcat(input: string, ...args: string[]): void {
      const program = process.env['FENESTRA_KCAT'] ?? 'kcat';
      const all = ['-P', '-b', kafka.brokers, '-t', topic, '-p', String(partition), ...args];
      const { status, stderr } = spawnSync(program, all, { input, encoding: 'utf8' });
      if (status !== 0) throw new Error(`kcat: ${stderr}`);
    }

    const asEvent = (key: string): string[] => {
      const { headers = {} } = messageOf(bench.record({ key }));
      return ['-k', key, ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${String(value)}`])];
    };
    const handles = (key: string): Promise<void> =>
      eventually(async () => expect(await bench.effects('tests.kcat', key)).toEqual([1]));

    itWithKcat('keeps an event without a proper id as its bytes, and goes on behind it', async () => {
      kcat('{}\n', '-k', 'x', '-H', 'ce_id=not-a-uuid', '-H', `ce_type=${countedType}`);
      kcat('{"key":"behind","n":1}', ...asEvent('behind'));

      await handles('behind');
      const [letter] = await listDeadLetters(db);
      const base64 = (text: string): string => Buffer.from(text).toString('base64');
      expect(letter).toMatchObject({
        cause: 'malformed',
        at: { topic, partition, offset: '0' },
        raw: {
          key: base64('x'),
          value: base64('{}'),
          headers: [
            ['ce_id', base64('not-a-uuid')],
            ['ce_type', base64(countedType)],
          ],
        },
      });
    });

    itWithKcat.each(['gzip', 'snappy', 'lz4', 'zstd'])('reads what was sent with %s', async (codec) => {
      kcat('{"key":"packed","n":1}', ...asEvent('packed'), '-z', codec);

      await handles('packed');
    });
  });
});

const newTopic = (): string => `shop.test-${randomUUIDv7()}.v1`;

async function openForeignTopic(
  brokers: string,
  newTransport: (topic: string) => KafkaTransport,
): Promise<ForeignWriter<Message>> {
  const topic = newTopic();
  const transport = newTransport(topic);
  await transport.append([]); // makes the topic
  const producer = kafkaClient({ brokers, clientId: 'foreign' }).producer({ allowAutoTopicCreation: false });
  await producer.connect();
  return {
    transport,
    topic,
    shapeOf: (record) => {
      const { value, headers = {} } = messageOf(record);
      const inBytes = Object.entries(headers).map(([name, text]) => [name, Buffer.from(String(text))] as const);
      return { key: Buffer.from(record.key), value: Buffer.from(value!), headers: Object.fromEntries(inBytes) };
    },
    write: async (message) => {
      const [sent] = await producer.send({ topic, messages: [{ ...message, partition }] });
      return { topic, partition, offset: sent!.baseOffset! };
    },
    close: async () => {
      await producer.disconnect();
      await transport.stop();
    },
  };
}

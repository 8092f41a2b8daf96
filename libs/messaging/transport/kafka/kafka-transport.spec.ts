import { spawnSync } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { eventually } from '@fenestra/testing/time';
import { kafkaClient } from './kafka-client';
import { messageOf } from './kafka-record';
import { KafkaTransport } from './kafka-transport';
import { countedType, recordOn, upTo } from '../../testing/bench';
import { conformance } from '../../testing/conformance';
import { describeWithKafka, itWithKcat } from '../../testing/describe-with-kafka';
import { type KafkaForTests, kafkaForTests } from '../../testing/kafka-for-tests';
import type { LogAddress } from '../../testing/open-transport';
import { randomCrashes } from '../../testing/random-crashes';
import { partitionOf } from '../partition';
import { partitionsPerTopic } from '../topics';
import type { Consumer, EventRecord } from '../transport';

describeWithKafka('Apache Kafka', () => {
  let kafka: KafkaForTests;

  beforeAll(async () => {
    kafka = await kafkaForTests();
  });

  afterAll(() => kafka.stop());

  const newLog = (): Promise<LogAddress> => Promise.resolve({ kind: 'kafka', brokers: kafka.brokers });
  conformance(newLog);
  randomCrashes(newLog);

  describe('for others', () => {
    let topic: string;
    let transport: KafkaTransport;

    beforeEach(() => {
      topic = `shop.test-${randomUUIDv7()}.v1`;
      transport = new KafkaTransport({ brokers: kafka.brokers, clientId: 'tests', sessionTimeoutMs: 6_000 }, [topic]);
    });

    afterEach(() => transport.stop());

    const kcat = (args: string[], input = ''): string => {
      const program = process.env['FENESTRA_KCAT'] ?? 'kcat';
      const { stdout, stderr, status } = spawnSync(program, ['-b', kafka.brokers, '-t', topic, ...args], {
        input,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`kcat: ${stderr}`);
      return stdout;
    };

    itWithKcat('shows a foreign client CloudEvents 1.0: attributes as headers, JSON as value', async () => {
      const record = recordOn(topic, {
        key: 'k1',
        headers: { ce_source: '/fenestra/orders', ce_subject: 'k1', ce_shopid: '7' },
      });
      await transport.append([record]);

      const [key, value, headers] = kcat(['-C', '-e', '-q', '-f', '%k|%s|%h\n']).trim().split('|');
      expect(key).toBe('k1');
      expect(JSON.parse(value!)).toEqual({ key: 'k1', n: 1 });
      expect(headers!.split(',').sort()).toEqual(
        [
          'content-type=application/json',
          'ce_specversion=1.0',
          `ce_id=${record.id}`,
          `ce_type=${record.type}`,
          'ce_source=/fenestra/orders',
          'ce_subject=k1',
          'ce_shopid=7',
          'ce_partitionkey=k1',
        ].sort(),
      );
    });

    itWithKcat('C3 puts keys where other clients put them', async () => {
      const keys = upTo(40).map((n) => `${randomUUIDv7()}-${'x'.repeat(n % 5)}`);
      await transport.append(keys.map((key) => recordOn(topic, { key })));
      kcat(['-P', '-K', '|', '-X', 'partitioner=murmur2_random'], keys.map((key) => `${key}|foreign`).join('\n'));

      const lines = kcat(['-C', '-e', '-q', '-f', '%k %p\n']).trim().split('\n');
      expect(lines.length).toBeGreaterThanOrEqual(80); // a retried request doubles records, which is allowed
      expect(new Set(lines).size).toBe(40);
    });

    itWithKcat('passes over what is not an event of the shop', async () => {
      const seen: EventRecord[] = [];
      await transport.append([recordOn(topic)]);
      kcat(['-P', '-K', '|'], 'a|no event');
      await transport.subscribe('tests.foreign', [topic], async (record) => {
        await Promise.resolve(seen.push(record));
        return 'done';
      });

      const both = new Set(['', countedType]);
      await eventually(() => Promise.resolve(expect(new Set(seen.map(({ type }) => type))).toEqual(both)));
      await eventually(async () =>
        expect((await transport.lag('tests.foreign')).reduce((sum, { behind }) => sum + behind, 0)).toBe(0),
      );
    });

    test('the extent names the cluster, the end of each partition and the largest offset appended or committed', async () => {
      const record = recordOn(topic);
      await transport.append([record, recordOn(topic)]);
      const place = `${topic} ${partitionOf(record.key, partitionsPerTopic)}`;
      const appended = await eventually(() => transport.extent([])); // of a new topic not every partition has its leader yet
      await transport.subscribe('tests.extent', [topic], () => Promise.resolve('done'));
      const other = new KafkaTransport({ brokers: kafka.brokers, clientId: 'tests' }, [topic]);
      await using closing = new AsyncDisposableStack();
      closing.defer(() => other.stop());

      expect(appended.clusterId).not.toBe('');
      expect(Object.keys(appended.ends)).toHaveLength(partitionsPerTopic);
      expect(appended.ends[place]).toBe(2);
      expect(appended.offsets).toEqual({ [place]: 1 }); // the first record of a batch: the others are not known to be in it
      await eventually(async () =>
        expect((await other.extent(['tests.extent'])).offsets).toMatchObject({ [place]: 2 }),
      );
    });

    it('tells since when records wait, whichever process has them in hand', async () => {
      const other = new KafkaTransport({ brokers: kafka.brokers, clientId: 'tests', sessionTimeoutMs: 6_000 }, [topic]);
      await using closing = new AsyncDisposableStack();
      closing.defer(() => other.stop());
      const both = [transport, other];
      const standsStill: Consumer = () => Promise.resolve({ retryPartitionInMs: 50 });
      for (const each of both) await each.subscribe('tests.two', [topic], standsStill);
      const minutes = 60_000;
      const appended = Date.now() - 10 * minutes;
      const producer = kafkaClient({ brokers: kafka.brokers, clientId: 'tests' }).producer();
      await eventually(async () => expect((await transport.status()).ready).toBe(true));
      await producer.connect();
      closing.defer(() => producer.disconnect());
      const messages = upTo(partitionsPerTopic).map((n) => {
        const { key, headers, value } = messageOf(recordOn(topic));
        return { ...{ key: key!, headers: headers!, value, partition: n - 1 }, timestamp: `${appended}` };
      });
      await producer.send({ topic, messages });

      await eventually(async () => {
        for (const each of both) {
          const waits = (await each.lag('tests.two')).map(({ waitingSince }) => Number(waitingSince) - appended);
          expect(waits).toHaveLength(partitionsPerTopic);
          expect(waits.filter((late) => late < 0 || late > 5 * minutes)).toEqual([]);
          const inHand = waits.filter((late) => late === 0).length;
          expect([inHand > 0, inHand < partitionsPerTopic]).toEqual([true, true]);
        }
      });
    });

    it('refuses a topic with another number of partitions: order per key would break', async () => {
      const admin = kafkaClient({ brokers: kafka.brokers, clientId: 'tests' }).admin();
      await admin.createTopics({ topics: [{ topic, numPartitions: 3 }], waitForLeaders: false });
      await admin.disconnect();

      await expect(transport.append([recordOn(topic)])).rejects.toThrow('3 partitions instead of 12');
      expect(await transport.status()).toMatchObject({ ready: false });
    });

    it('says that the broker is gone while it is, and goes on by itself when it is back with its data', async () => {
      const { local } = kafka;
      if (!local) return; // a broker that belongs to somebody else is not killed
      const seen: string[] = [];
      const first = recordOn(topic);
      await transport.append([first]);
      await transport.subscribe('tests.outage', [topic], async ({ id }) => {
        await Promise.resolve(seen.push(id));
        return 'done';
      });
      await eventually(() => Promise.resolve(expect(seen).toContain(first.id)));

      await local.kill();
      expect(await transport.status()).toMatchObject({ ready: false });
      await local.start();
      const second = recordOn(topic);
      await eventually(() => transport.append([second]));
      await eventually(() => Promise.resolve(expect(seen).toContain(second.id)));
      await eventually(async () => expect(await transport.status()).toMatchObject({ ready: true }));
    });
  });
});

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseWith } from '@fenestra/testing/database';
import { eventually } from '@fenestra/testing/time';
import { UnreliableTransport } from '@fenestra/testing/unreliable-transport';
import { discardDeadLetter, listDeadLetters, replayDeadLetter, showDeadLetter } from '../inbox/dead-letters';
import { Unavailable } from '../inbox/faults';
import { messagingMigrations } from '../outbox/outbox';
import { partitionOf } from '../transport/partition';
import { Replayer } from '../inbox/replayer';
import { partitionsPerTopic } from '../transport/topics';
import type { Consumer, EventRecord, EventTransport } from '../transport/transport';
import { Bench, countOnly, effectTable, recordOn, retryIn, upTo } from './bench';
import { type CrashPoint, crashPoints } from './faults/crash-points';
import { type LogPlace, openTransport } from './open-transport';
import type { ServiceProcess } from './service-process';

const root = join(__dirname, '../../..');
const slow = 120_000;

/**
 * What every transport has to keep (messaging D8, C1 to C13; C14 stands in `random-crashes`). Each test has a log and a
 * database of its own, and always the unreliable transport around the real one.
 */
export function conformance(newLog: () => Promise<LogPlace>): void {
  let place: LogPlace;
  let topic: string;
  let bench: Bench;
  let opened: EventTransport[];
  let transport: UnreliableTransport;

  beforeEach(async () => {
    opened = [];
    place = await newLog();
    topic = `shop.test-${randomUUIDv7()}.v1`;
    const db = await databaseWith(messagingMigrations, 'test-service');
    await db.query(effectTable);
    transport = await open();
    bench = new Bench(topic, db, transport);
  }, slow);

  afterEach(async () => {
    await bench.stopReaders();
    await bench.stopRelays();
    await Promise.all(opened.map((each) => each.stop()));
    await bench.db.destroy();
  }, slow);

  async function open(): Promise<UnreliableTransport> {
    const client = new UnreliableTransport(await openTransport(place, topic), 3);
    opened.push(client);
    return client;
  }

  const sees = (reader: string, key: string, numbers: number[]): Promise<void> =>
    eventually(async () => expect(await bench.effects(reader, key)).toEqual(numbers));

  it('C1 delivers key, headers and the bytes of the data as they were appended', async () => {
    const seen: EventRecord[] = [];
    const odd = bench.record({
      key: 'klíč/…"🪟',
      headers: { ce_source: '/fenestra/tests', ce_subject: 'ž', ce_shopid: '7', ce_aggregateversion: '3' },
      data: '{ "n" : 1.0 ,\n "key":"\\u00e1 ž 🪟" }',
    });
    await transport.append([odd]);
    await bench.subscribe('tests.bytes', async (record) => {
      const { raw: _, ...event } = record;
      await Promise.resolve(seen.push(event));
      return 'done';
    });

    await eventually(() => Promise.resolve(expect(seen[0]).toEqual(odd)));
  });

  it('C2 keeps the order of every key while two relays carry the lanes', async () => {
    bench.startRelay();
    bench.startRelay(await open());
    await bench.read('tests.order');
    const keys = upTo(12).map((n) => `key-${n}`);
    await Promise.all(
      keys.map(async (key) => {
        for (const n of upTo(8)) await bench.count(key, 2 * n - 1, 2 * n);
      }),
    );

    for (const key of keys) await sees('tests.order', key, upTo(16));
  });

  // Partitions as Java's DefaultPartitioner gives them: a key stays where it is, whatever carries it.
  it.each([
    ['21', 0],
    ['abc', 3],
    ['foobar', 6],
    ['a-little-bit-long-string', 8],
    ['018f2f6e-7b1c-7000-8000-000000000001', 0],
  ])('C3 keeps the key %s in partition %i', async (key, partition) => {
    const places: number[] = [];
    await transport.append([bench.record({ key }), bench.record({ key })]);
    await bench.subscribe('tests.place', async (_, at) => {
      await Promise.resolve(places.push(at.partition));
      return 'done';
    });

    await eventually(() => Promise.resolve(expect(places.length).toBeGreaterThanOrEqual(2)));
    expect(new Set(places)).toEqual(new Set([partition]));
  });

  it('C4, C5 brings everything to every group, from the first record on', async () => {
    bench.startRelay();
    await bench.read('tests.early');
    for (const n of upTo(5)) await Promise.all([bench.count('a', n), bench.count('b', n)]);
    await sees('tests.early', 'b', upTo(5));
    await bench.read('tests.late');

    for (const reader of ['tests.early', 'tests.late']) for (const key of ['a', 'b']) await sees(reader, key, upTo(5));
  });

  it('C5 refuses a second reader of one group in a process: they would share its events', async () => {
    await bench.read('tests.once');
    await expect(bench.read('tests.once')).rejects.toThrow('tests.once');
  });

  it.each(Object.keys(crashPoints) as CrashPoint[])(
    'C6 loses and doubles nothing when the process is killed at %s',
    async (point) => {
      for (const n of upTo(3)) await bench.count('a', n);
      await bench.count('poison', 1);
      await bench.count('b', 1, 2);
      await dies(point);

      bench.startRelay();
      await bench.read('tests.crash', countOnly);
      await sees('tests.crash', 'a', upTo(3));
      await sees('tests.crash', 'b', [1, 2]);
      await eventually(async () => expect(await listDeadLetters(bench.db)).toHaveLength(1));
      expect(await bench.effects('tests.crash', 'poison')).toEqual([]);
    },
    slow,
  );

  it.each<[fault: string, CrashPoint]>([
    ['offset-before-effect', 'runner.after-inbox'],
    ['no-inbox', 'runner.after-commit'],
    ['delete-before-append', 'relay.before-append'],
  ])(
    'C6 would notice %s',
    async (fault, point) => {
      for (const n of upTo(3)) await bench.count('a', n);
      await dies(point, fault);
      if (fault === 'no-inbox') await dies(point, fault);

      bench.startRelay();
      await bench.read('tests.crash');
      await bench.count('a', 4);
      await eventually(async () => expect(await bench.effects('tests.crash', 'a')).toContain(4));
      expect(await bench.effects('tests.crash', 'a')).not.toEqual(upTo(4));
    },
    slow,
  );

  it('C7 holds back only the partition whose record has to wait, and keeps its order', async () => {
    const { waits, flows } = keysApart();
    const seen: string[] = [];
    let otherDone = false;
    await transport.append([waits, waits, flows].map((key, n) => bench.record({ key, data: `${n}` })));
    await bench.subscribe('tests.wait', async ({ key, data }) => {
      await Promise.resolve();
      if (key === waits && !otherDone) return retryIn(50);
      if (key === flows) otherDone = true;
      if (!seen.includes(data)) seen.push(data);
      return 'done';
    });

    await eventually(() => Promise.resolve(expect(seen).toEqual(['2', '0', '1'])));
  });

  it(
    'C7 waits for a service that is down for as long as it is, without parking',
    async () => {
      let isDown = true;
      let tries = 0;
      bench.startRelay();
      await bench.read('tests.outage', () => {
        if (isDown && ++tries < 5) throw new Error('no answer', { cause: new Unavailable('stock is down') });
        isDown = false;
      });
      await bench.count('a', 1, 2);

      await sees('tests.outage', 'a', [1, 2]);
      expect(tries).toBe(5);
      expect(await listDeadLetters(bench.db)).toEqual([]);
    },
    slow,
  );

  it('C8 parks a poisonous event with its key, lets others flow, and releases in order', async () => {
    let isPoisonous = true;
    const { waits, flows } = keysApart();
    const reactTo = ({ key, n }: { key: string; n: number }): void => {
      if (key === waits && n === 2 && isPoisonous) throw new RangeError('two is too much');
    };
    bench.startRelay();
    await bench.read('tests.park', reactTo);
    await bench.count(waits, 1, 2, 3);
    await bench.count(flows, 1, 2);
    await sees('tests.park', flows, [1, 2]);
    await eventually(async () => expect(await listDeadLetters(bench.db)).toHaveLength(2));
    const [poison, behind] = await listDeadLetters(bench.db);
    expect(poison).toMatchObject({
      cause: 'fault',
      attempts: 5,
      error: { type: 'RangeError', message: 'two is too much' },
    });
    expect(behind).toMatchObject({ cause: 'behind', record: { key: waits } });
    await bench.count(waits, 4);
    await eventually(async () => expect(await listDeadLetters(bench.db)).toHaveLength(3));
    expect(await bench.effects('tests.park', waits)).toEqual([1]);

    const replayer = new Replayer(bench.outbox, [bench.reaction('tests.park', reactTo)]);
    replayer.start();
    expect(await replayDeadLetter(bench.db, poison!.id)).toBe('failed-again');
    expect(await showDeadLetter(bench.db, poison!.id)).toMatchObject({ attempts: 6 });
    isPoisonous = false;
    expect(await replayDeadLetter(bench.db, poison!.id)).toBe('replayed');
    await bench.count(waits, 5);
    await sees('tests.park', waits, upTo(5));
    await replayer.stop();
    expect(await listDeadLetters(bench.db)).toEqual([]);
    expect(await replayDeadLetter(bench.db, poison!.id)).toBe('no-such-letter');
  });

  it('C8 discards a letter with its reason; what lined up behind it goes on by itself', async () => {
    const poison = bench.record({ key: 'a', data: '{"key":"a"}' }); // breaks its contract: parked at the first try
    await transport.append([poison, bench.record({ key: 'a' })]);
    await bench.read('tests.discard');
    await eventually(async () => expect(await listDeadLetters(bench.db)).toHaveLength(2));
    const [letter] = await listDeadLetters(bench.db);
    expect(letter).toMatchObject({ cause: 'schema', attempts: 1, record: poison });

    const replayer = new Replayer(bench.outbox, [bench.reaction('tests.discard')]);
    replayer.start();
    expect(await discardDeadLetter(bench.db, letter!.id, 'sent by hand')).toBe('discarded');
    await sees('tests.discard', 'a', [1]);
    await eventually(async () => expect(await bench.db.query('SELECT FROM parked_key')).toEqual([]));
    await replayer.stop();
    expect(await bench.db.query('SELECT action, reason FROM dead_letter_action ORDER BY id')).toEqual([
      { action: 'discarded', reason: 'sent by hand' },
      { action: 'replayed', reason: null },
    ]);
    await transport.append([poison]);
    await transport.append([bench.record({ key: 'a', data: '{"key":"a","n":2}' })]);
    await sees('tests.discard', 'a', [1, 2]);
    expect(await listDeadLetters(bench.db)).toEqual([]);
  });

  it.each<unknown>([new TypeError('not a function'), 'a string', undefined])(
    'C9 goes on after a reaction threw %p',
    async (thrown) => {
      bench.startRelay();
      await bench.read('tests.throw', ({ key }) => {
        if (key === 'poison') throw thrown;
      });
      await bench.count('poison', 1);
      await bench.count('a', 1);

      await sees('tests.throw', 'a', [1]);
      await eventually(async () => expect(await listDeadLetters(bench.db)).toHaveLength(1));
    },
  );

  it(
    'C10 runs a reaction once that takes longer than any session may be silent',
    async () => {
      const begun: string[] = [];
      await transport.append([bench.record()]);
      const slowly = async ({ id }: EventRecord): Promise<'done'> => {
        begun.push(id);
        await sleep(11_000);
        return 'done';
      };
      const bare = await openTransport(place, topic); // not doubling: one delivery is what is asked for
      opened.push(bare);
      await bare.subscribe('tests.slow', [topic], slowly);
      await eventually(() => Promise.resolve(expect(begun).toHaveLength(1)));
      const heir = await open(); // would take over what looks abandoned
      await heir.subscribe('tests.slow', [topic], slowly);
      await eventually(async () => expect(sum(await heir.lag('tests.slow'))).toBe(0));

      expect(begun).toHaveLength(1);
    },
    slow,
  );

  it('C11 appends again when the answer is lost: more than one record, but none missing', async () => {
    transport.afterNextAppend(() => Promise.reject(new Error('the answer was lost')));
    await bench.count('a', 1);
    await bench.count('b', 1);
    bench.startRelay();
    const ids: string[] = [];
    await bench.subscribe('tests.bare', async ({ id }) => {
      await Promise.resolve(ids.push(id));
      return 'done';
    });
    await bench.read('tests.lost');

    await sees('tests.lost', 'a', [1]);
    await sees('tests.lost', 'b', [1]);
    await eventually(() => Promise.resolve(expect(ids.length).toBeGreaterThanOrEqual(4)));
    expect(new Set(ids).size).toBe(2);
  });

  it(
    'C12 ends the record in hand before it stops, and goes on behind it',
    async () => {
      const records = upTo(4).map(() => bench.record());
      await transport.append(records);
      const first: string[] = [];
      const begun = Promise.withResolvers<void>();
      const mayEnd = Promise.withResolvers<void>();
      const subscription = await bench.subscribe('tests.stop', async ({ id }) => {
        first.push(id);
        if (id === records[1]!.id) {
          begun.resolve();
          await mayEnd.promise;
        }
        return 'done';
      });
      await begun.promise;
      const stopped = subscription.stop();
      mayEnd.resolve();
      await stopped;
      expect(new Set(first)).toEqual(new Set([records[0]!.id, records[1]!.id]));

      const then: string[] = [];
      await bench.subscribe('tests.stop', async ({ id }) => {
        await Promise.resolve(then.push(id));
        return 'done';
      });
      await eventually(() => Promise.resolve(expect(new Set(then)).toEqual(new Set([records[2]!.id, records[3]!.id]))));
    },
    slow,
  );

  it(
    'C13 tells how far a group is behind, and since when',
    async () => {
      let isDown = false;
      await bench.subscribe('tests.lag', () => Promise.resolve(isDown ? retryIn(50) : 'done'));
      await transport.append([bench.record()]);
      await eventually(async () => expect(sum(await transport.lag('tests.lag'))).toBe(0));
      isDown = true;
      const begun = Date.now();
      await transport.append(upTo(7).map((n) => bench.record({ key: `k${n}` })));

      const oldest = async (): Promise<number> =>
        Math.min(...(await transport.lag('tests.lag')).map(({ waitingSince }) => Number(waitingSince ?? Infinity)));
      await eventually(async () => expect(sum(await transport.lag('tests.lag'))).toBe(7));
      await eventually(async () => expect(Math.abs((await oldest()) - begun)).toBeLessThan(10_000));
      isDown = false;
      await eventually(async () => expect(sum(await transport.lag('tests.lag'))).toBe(0));
      await eventually(async () => expect(await oldest()).toBe(Infinity));
      await eventually(async () => expect(await transport.status()).toMatchObject({ ready: true }));
    },
    slow,
  );

  it(
    'C13 counts no topic that a group does not read, nor one that it reads no more',
    async () => {
      const [read, left, never] = [topic, `left-${topic}`, `never-${topic}`];
      const wide = await openTransport(place, read, left, never);
      opened.push(wide);
      const done: Consumer = () => Promise.resolve('done');
      await (await wide.subscribe('tests.lag', [read, left], done)).stop();
      await wide.append([read, left, never].map((each) => recordOn(each)));
      await wide.subscribe('tests.lag', [read], () => Promise.resolve(retryIn(50)));

      await eventually(async () => expect(sum(await wide.lag('tests.lag'))).toBeGreaterThan(0));
      expect(new Set((await wide.lag('tests.lag')).map((each) => each.topic))).toEqual(new Set([read]));
      expect(await wide.lag('tests.stranger')).toEqual([]);
    },
    slow,
  );

  /** Runs the service in a process of its own, maybe with a fault in it, until it has killed itself. */
  async function dies(point: CrashPoint, ...faults: string[]): Promise<void> {
    const { url } = bench.db.options as { url: string };
    const service: ServiceProcess = { databaseUrl: url, place, topic, group: 'tests.crash' };
    const preloaded = ['crash-at', ...faults].map((name) => join(__dirname, 'faults', `${name}.ts`));
    const required = [join(root, 'tools/run-typescript.cjs'), ...preloaded].flatMap((file) => ['-r', file]);
    const program = [join(__dirname, 'service-process.ts'), JSON.stringify(service)];
    const env = { ...process.env, FENESTRA_CRASH_AT: point };
    const child = spawn(process.execPath, [...required, ...program], { env });
    expect(await deathOf(child)).toBe('SIGKILL');
  }
}

const sum = (lag: { behind: number }[]): number => lag.reduce((total, { behind }) => total + behind, 0);

/** Two keys whose events cannot wait for each other. */
function keysApart(): { waits: string; flows: string } {
  const waits = 'a';
  const flows = upTo(50)
    .map((n) => `b${n}`)
    .find((key) => partitionOf(key, partitionsPerTopic) !== partitionOf(waits, partitionsPerTopic))!;
  return { waits, flows };
}

function deathOf(child: ChildProcess): Promise<string> {
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()));
  return new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? `exit ${code}: ${complaint}`)),
  );
}

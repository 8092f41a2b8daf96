import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { z } from 'zod/mini';
import { databaseWith } from '@fenestra/testing/database';
import { messagingMigrations } from '../outbox/outbox';
import type { EventHandler } from './event-handler';
import { currentTrace } from '../tracing/trace-context';
import { inContextOf } from './event-handler';
import { Runner } from './runner';
import { Bench, type Counted, effectTable, recordOn, upTo } from '../testing/bench';
import { listDeadLetters } from './dead-letters';
import type { EventRecord, EventTransport, Outcome } from '../transport/transport';

const topic = 'shop.test.v1';
const group = 'tests.together';

describe('events that come together', () => {
  let db: DataSource;
  let bench: Bench;
  let transactions: number;

  beforeEach(async () => {
    db = await databaseWith(messagingMigrations, 'test-service');
    await db.query(effectTable);
    bench = new Bench(topic, db, {} as EventTransport);
    transactions = 0;
    db.subscribers.push({ afterTransactionStart: () => void transactions++ });
  });

  afterEach(() => db.destroy());

  const event = (key: string, n = 1): EventRecord => recordOn(topic, { key, data: JSON.stringify({ key, n }) });
  const runAll = (runner: Runner, reaction: EventHandler, records: readonly EventRecord[]) =>
    Promise.all(records.map((record, nth) => runner.run(reaction, record, { topic, partition: nth, offset: '0' })));
  const keysWithEffect = async (): Promise<string[]> =>
    (await db.query<{ key: string }[]>('SELECT key FROM effect ORDER BY key')).map(({ key }) => key);

  it('share one transaction', async () => {
    const outcomes = await runAll(
      new Runner(bench.outbox),
      bench.handler(group),
      upTo(9).map((n) => event(`key-${n}`)),
    );

    expect(outcomes).toEqual(upTo(9).map(() => 'done'));
    expect(await keysWithEffect()).toEqual(upTo(9).map((n) => `key-${n}`));
    expect(transactions).toBe(1);
  });

  it('come to their reaction in one call', async () => {
    const { react, ...rest } = bench.handler(group);
    const calls: string[][] = [];
    const noting: EventHandler['react'] = (unit, deliveries) => {
      calls.push(deliveries.map(({ record }) => record.key));
      return react(unit, deliveries);
    };
    await runAll(new Runner(bench.outbox), { ...rest, react: noting }, [event('a'), event('b')]);

    expect(calls).toEqual([['a', 'b']]);
  });

  it('name each its own event as the cause of what follows, and belong to its trace', async () => {
    const traces = upTo(2).map((n) => `00-${`${n}`.repeat(32)}-b7ad6b7169203331-01`);
    const records = traces.map((ce_traceparent, nth) => ({ ...event(`key-${nth}`), headers: { ce_traceparent } }));
    const follow: EventHandler['react'] = async (unit, deliveries) => {
      for (const { data, asCause } of deliveries) unit.emit(bench.counted, 2, data as Counted, asCause);
      await Promise.resolve();
    };
    await runAll(new Runner(bench.outbox), { group, events: [bench.counted], react: follow }, records);

    const emitted = await db.query<{ headers: Record<string, string> }[]>('SELECT headers FROM outbox ORDER BY id');
    expect(emitted.map(({ headers }) => headers['ce_causationid'])).toEqual(records.map(({ id }) => id));
    expect(emitted.map(({ headers }) => headers['ce_traceparent']?.slice(0, 35))).toEqual(
      traces.map((trace) => trace.slice(0, 35)),
    );
  });

  test('a handler of events of two orders has no order id, and each of its parts that of its event', async () => {
    const orders = ['order 1', 'order 2'];
    const records = orders.map((orderId, nth) =>
      recordOn(topic, { key: `key-${nth}`, data: JSON.stringify({ key: `key-${nth}`, n: 1, orderId }) }),
    );
    const seen: unknown[] = [];
    const follow: EventHandler['react'] = async (unit, deliveries) => {
      seen.push(currentTrace()?.order.id);
      for (const delivery of deliveries)
        await inContextOf(delivery, async () => {
          const { traceparent, order } = currentTrace()!;
          seen.push([order.id, traceparent === delivery.asCause.traceparent]);
          await unit.tx.query('SELECT');
          unit.afterCommit(() => seen.push(`after the commit: ${currentTrace()?.order.id}`));
        });
    };
    const events = [{ ...bench.counted, data: z.looseObject({}) }];
    await runAll(new Runner(bench.outbox), { group, events, react: follow }, records);

    expect(seen).toEqual([
      undefined,
      ...orders.map((order) => [order, true]),
      ...orders.map((order) => `after the commit: ${order}`),
    ]);
  });

  test('a failure of an event is logged with the order and the trace of that event', async () => {
    const lines: { message: string; trace: unknown }[] = [];
    const note = (message: unknown) => lines.push({ message: String(message), trace: currentTrace() });
    Logger.overrideLogger({ log: note, warn: note, error: note });
    const records = [1, 2].map((n) => ({
      ...recordOn(topic, { key: `key-${n}`, data: JSON.stringify({ orderId: `order ${n}` }) }),
      headers: { ce_traceparent: `00-${`${n}`.repeat(32)}-b7ad6b7169203331-01` },
    }));
    const events = [{ ...bench.counted, data: z.looseObject({}) }];
    const react = () => Promise.reject(new Error('odd'));
    await runAll(new Runner(bench.outbox), { group, events, react }, records).finally(() =>
      Logger.overrideLogger(false),
    );

    for (const [nth, { id, headers }] of records.entries())
      expect(lines.find(({ message }) => message.includes(id))).toMatchObject({
        trace: { service: 'tests', traceparent: headers.ce_traceparent, order: { id: `order ${nth + 1}` } },
      });
  });

  it('go alone when another transaction holds what they need', async () => {
    await db.query('CREATE TABLE shared (id int PRIMARY KEY)');
    await db.query('INSERT INTO shared VALUES (1)');
    const holder = db.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT FROM shared FOR UPDATE');
    const { react, ...rest } = bench.handler(group);
    let gaveUp = 0;
    const locking: EventHandler['react'] = async (unit, deliveries) => {
      await unit.tx.query('SELECT FROM shared FOR UPDATE').catch(async (error: unknown) => {
        if (++gaveUp === 1) await holder.commitTransaction();
        throw error;
      });
      await react(unit, deliveries);
    };

    expect(await runAll(new Runner(bench.outbox), { ...rest, react: locking }, [event('a'), event('b')])).toEqual([
      'done',
      'done',
    ]);
    expect(gaveUp).toBe(1);
    expect(await keysWithEffect()).toEqual(['a', 'b']);
    await holder.release();
  });

  it('take effect once where the same one is in hand twice', async () => {
    const twice = event('a');

    expect(await runAll(new Runner(bench.outbox), bench.handler(group), [twice, event('b'), twice])).toEqual(
      upTo(3).map(() => 'done'),
    );
    expect(await keysWithEffect()).toEqual(['a', 'b']);
  });

  it('do not suffer from a poisonous one among them', async () => {
    const runner = new Runner(bench.outbox);
    const poison = recordOn(topic, { key: 'poison', data: '{"key":"poison"}' }); // breaks its contract

    const outcomes = await runAll(runner, bench.handler(group), [event('a'), poison, event('b')]);
    expect(outcomes).toEqual(['done', 'parked', 'done']);
    expect(await keysWithEffect()).toEqual(['a', 'b']);

    const later = await runAll(runner, bench.handler(group), [event('poison', 2), event('c')]);
    expect(later).toEqual(['parked', 'done']);
    expect(await keysWithEffect()).toEqual(['a', 'b', 'c']);
    expect((await listDeadLetters(db)).map(({ cause }) => cause)).toEqual(['schema', 'behind']);
  });

  /** Delivers an event again as long as its partition has to wait. */
  async function untilDecided(runner: Runner, reaction: EventHandler, record: EventRecord): Promise<Outcome> {
    for (let tries = 1; ; tries++) {
      const [outcome] = await runAll(runner, reaction, [record]);
      if (typeof outcome === 'string' || tries === 20) return outcome!;
    }
  }

  it('are parked even when the fault quotes what no text of the database can hold', async () => {
    const reaction = bench.handler(group, () => {
      throw new TypeError('cannot read "\0"');
    });

    expect(await untilDecided(new Runner(bench.outbox), reaction, event('a'))).toBe('parked');
    expect(await listDeadLetters(db)).toMatchObject([{ cause: 'fault', error: { message: 'cannot read ""' } }]);
  });

  it('are kept as bytes when they cannot be parked, for whatever reason that is no outage', async () => {
    await db.query('ALTER TABLE delivery_failure ADD CHECK (false)');
    const poison = recordOn(topic, { key: 'poison', data: '{"key":"poison"}' });

    expect(await untilDecided(new Runner(bench.outbox), bench.handler(group), poison)).toBe('parked');
    const [letter] = await listDeadLetters(db);
    expect(letter).toMatchObject({ cause: 'malformed', at: { topic, partition: 0, offset: '0' } });
    expect(Buffer.from(letter!.raw!.value!, 'base64').toString()).toBe(poison.data);
  });
});

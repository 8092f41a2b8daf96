import type { DataSource } from 'typeorm';
import { databaseWith } from '@fenestra/testing/database';
import { eventually } from '@fenestra/testing/time';
import { causedBy, firstCause, refTo } from '../tracing/cause';
import { messagingMigrations } from './outbox';
import { Relay } from './relay';
import { purge } from './retention';
import { Bench, effectTable, recordOn, upTo } from '../testing/bench';
import { validTraceparent } from '../tracing/trace-context';
import { type EventRecord, EventTransport } from '../transport/transport';

/** Takes note of what is appended, and can be out of order. */
class Notebook extends EventTransport {
  readonly records: EventRecord[] = [];
  readonly batches: number[] = [];
  isDown = false;

  append(records: readonly EventRecord[]): Promise<void> {
    if (this.isDown) return Promise.reject(new Error('the log is down'));
    this.records.push(...records);
    this.batches.push(records.length);
    return Promise.resolve();
  }

  subscribe = (): never => {
    throw new Error('nobody reads a notebook');
  };
  lag = (): Promise<[]> => Promise.resolve([]);
  status = (): Promise<{ ready: boolean; detail: string }> => Promise.resolve({ ready: true, detail: '' });
  stop = (): Promise<void> => Promise.resolve();
}

describe('the outbox', () => {
  let db: DataSource;
  let notebook: Notebook;
  let bench: Bench;

  beforeEach(async () => {
    db = await databaseWith(messagingMigrations, 'test-service');
    await db.query(effectTable);
    notebook = new Notebook();
    bench = new Bench('shop.test.v1', db, notebook);
  });

  afterEach(async () => {
    await bench.stopRelays();
    await db.destroy();
  });

  it('emits nothing that was rolled back', async () => {
    const change = bench.outbox.transaction(async (unit) => {
      unit.emit(bench.counted, 1, { key: 'a', n: 1 }, firstCause());
      await Promise.resolve();
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    await bench.count('a', 2);
    bench.startRelay();

    await eventually(() =>
      Promise.resolve(expect(notebook.records.map(({ data }) => data)).toEqual(['{"key":"a","n":2}'])),
    );
  });

  it('refuses data that break the contract', async () => {
    await bench.outbox.transaction(async (unit) => {
      expect(() => unit.emit(bench.counted, 1, { key: 'a', n: 1.5 }, firstCause())).toThrow();
      await Promise.resolve();
    });
  });

  it('notices a writer that forgot to lock its aggregate: a duplicate version is refused', async () => {
    await bench.count('a', 1);
    await expect(bench.count('a', 1)).rejects.toThrow('unique');
  });

  it('writes all events of a transaction in one statement, in their order', async () => {
    await bench.count('a', ...upTo(5));
    expect(await db.query('SELECT DISTINCT xmin FROM outbox')).toHaveLength(1);
    expect(await db.query('SELECT DISTINCT cmin FROM outbox')).toHaveLength(1);
    bench.startRelay();

    await eventually(() => Promise.resolve(expect(notebook.records).toHaveLength(5)));
    expect(notebook.records.map(({ data }) => (JSON.parse(data) as { n: number }).n)).toEqual(upTo(5));
    expect(notebook.batches).toEqual([5]);
  });

  it('tells where an event comes from: service, time, version, trace, correlation and cause', async () => {
    const cause = recordOn('shop.test.v1', { headers: { ce_correlationid: 'c1', ce_shopid: '9' } });
    await bench.outbox.transaction(async (unit) => {
      unit.emit(bench.counted, 4, { key: 'a', n: 4 }, causedBy(refTo(cause)));
      await Promise.resolve();
    });
    await bench.count('b', 1);
    bench.startRelay();

    await eventually(() => Promise.resolve(expect(notebook.records).toHaveLength(2)));
    const [second, first] = notebook.records;
    expect(second!.headers).toEqual({
      ce_source: '/fenestra/test-service',
      ce_subject: 'a',
      ce_aggregateversion: '4',
      ce_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
      ce_traceparent: expect.stringMatching(validTraceparent) as string,
      ce_correlationid: 'c1',
      ce_causationid: cause.id,
      ce_shopid: '9',
    });
    expect(first!.headers).toMatchObject({ ce_correlationid: first!.id });
    expect(first!.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  it('keeps events while the log is down, and the relay sends them when it is back', async () => {
    notebook.isDown = true;
    bench.startRelay();
    await bench.count('a', 1, 2);
    notebook.isDown = false;

    await eventually(() => Promise.resolve(expect(notebook.records).toHaveLength(2)));
    await eventually(async () => expect(await db.query('SELECT FROM outbox_sent')).toHaveLength(2));
  });

  it('sends before it stops what was emitted already', async () => {
    const relay = new Relay(bench.outbox, notebook);
    await bench.count('a', ...upTo(450));
    await relay.stop();

    expect(notebook.records).toHaveLength(450);
  });

  it('forgets sent events after 14 days, handled ones after 30', async () => {
    await db.query(
      `INSERT INTO outbox_sent (id, event_id, lane, topic, key, type, subject, aggregate_version, headers, data, created_at, sent_at)
       SELECT n, gen_random_uuid(), 0, 't', 'k', 'y', 'k', n, '{}', '{}', now(), now() - n * interval '10 days' FROM generate_series(1, 2) n`,
    );
    await db.query(
      `INSERT INTO inbox SELECT 'g', gen_random_uuid(), now() - n * interval '20 days' FROM generate_series(1, 2) n`,
    );
    await purge(db);

    expect(await db.query('SELECT id::int FROM outbox_sent')).toEqual([{ id: 1 }]);
    expect(await db.query('SELECT FROM inbox')).toHaveLength(1);
  });
});

import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { databaseWith } from '@fenestra/testing/database';
import { eventually } from '@fenestra/testing/time';
import { causedBy, firstCause, refTo } from '../tracing/cause';
import { messagingMigrations } from './outbox';
import { Relay } from './relay';
import { redactDeadLetters, findDeadLettersAbout } from '../inbox/redact-dead-letters';
import { purge } from './retention';
import { republish } from './republish';
import { Bench, effectTable, recordOn, upTo } from '../testing/bench';
import { validTraceparent } from '../tracing/trace-context';
import { type EventRecord, EventTransport } from '../transport/transport';

/** Takes note of what is appended, and can be out of order. */
class Notebook extends EventTransport {
  readonly records: EventRecord[] = [];
  readonly batches: number[] = [];
  isDown = false;
  /** Resolves when the log responds. */
  responds = Promise.resolve();

  append(records: readonly EventRecord[]): Promise<void> {
    if (this.isDown) return Promise.reject(new Error('the log is down'));
    this.records.push(...records);
    this.batches.push(records.length);
    return this.responds;
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

  it.each([
    ['does work again that died of a deadlock, and emits what the last try did', '40P01', 2, 3, [3]],
    ['does work again that could not be serialized', '40001', 1, 2, [2]],
    ['gives work up that dies of deadlocks again and again', '40P01', 3, 3, []],
    ['does work but once that breaks a rule', '23514', 1, 1, []],
  ] as const)('%s (%s, %d times)', async (_, code, deaths, tries, emitted) => {
    let done = 0;
    const change = bench.outbox.transaction(async (unit) => {
      done += 1;
      unit.emit(bench.counted, 1, { key: 'a', n: done }, firstCause());
      if (done <= deaths) await unit.tx.query(`DO $$ BEGIN RAISE EXCEPTION SQLSTATE '${code}'; END $$`);
    });
    await Promise.allSettled([change]);

    expect(done).toBe(tries);
    const rows = await db.query<{ n: number }[]>(`SELECT (data::jsonb ->> 'n')::int AS n FROM outbox`);
    expect(rows.map(({ n }) => n)).toEqual(emitted);
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

  test('the relay appends a batch once when its transaction is lost while the log is slow', async () => {
    const responding = Promise.withResolvers<void>();
    notebook.responds = responding.promise;
    const end = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`;
    const endTransaction = () => eventually(async () => expect(await db.query<unknown[]>(end)).toHaveLength(1));
    bench.startRelay();
    await bench.count('a', 1);
    await eventually(() => Promise.resolve(expect(notebook.batches).toHaveLength(1)));
    await bench.count('a', 2);
    await endTransaction();
    await endTransaction(); // of its next try, which waits for the batch
    responding.resolve();
    await eventually(async () => expect(await db.query('SELECT FROM outbox')).toEqual([]));

    expect(notebook.records.map(({ data }) => (JSON.parse(data) as { n: number }).n)).toEqual([1, 2]);
  });

  it('sends before it stops what was emitted already', async () => {
    const relay = new Relay(bench.outbox, notebook);
    await bench.count('a', ...upTo(450));
    await relay.stop();

    expect(notebook.records).toHaveLength(450);
  });

  it('sends again what the log has lost, at its place before what waits, once however often it is asked', async () => {
    bench.startRelay();
    await bench.count('a', 1);
    await eventually(async () => expect(await db.query('SELECT FROM outbox_sent')).toHaveLength(1));
    await db.query(`UPDATE outbox_sent SET sent_at = sent_at - interval '3 hours'`);
    await bench.count('a', 2, 3);
    await eventually(async () => expect(await db.query('SELECT FROM outbox_sent')).toHaveLength(3));
    await bench.stopRelays();
    await bench.count('a', 4);
    const since = new Date(Date.now() - 3_600_000);
    expect(await Promise.all([republish(db, since), republish(db, since)])).toEqual(expect.arrayContaining([2, 0]));
    notebook.records.length = 0;
    bench.startRelay();

    await eventually(async () => expect(await db.query('SELECT FROM outbox_sent')).toHaveLength(4));
    expect(notebook.records.map(({ data }) => (JSON.parse(data) as { n: number }).n)).toEqual([2, 3, 4]);
  });

  it('forgets sent events after 14 days, handled ones after 30', async () => {
    await db.query(
      `INSERT INTO outbox_sent (id, event_id, lane, topic, key, type, subject, aggregate_version, headers, data, created_at, sent_at)
       SELECT n, gen_random_uuid(), 0, 't', 'k', 'y', 'k', n, '{}', '{}', now(), now() - n * interval '10 days' FROM generate_series(1, 2) n`,
    );
    await db.query(
      `INSERT INTO inbox SELECT 'g', gen_random_uuid(), now() - n * interval '20 days' FROM generate_series(1, 2) n`,
    );
    await Promise.all([purge(db), purge(db)]); // in two processes at the same time

    expect(await db.query('SELECT id::int FROM outbox_sent')).toEqual([{ id: 1 }]);
    expect(await db.query('SELECT FROM inbox')).toHaveLength(1);
  });

  it('forgets in batches, all of them; what became of dead letters after 400 days', async () => {
    await db.query(
      `INSERT INTO inbox SELECT 'g', gen_random_uuid(), now() - interval '31 days' FROM generate_series(1, 20001)`,
    );
    await db.query(
      `INSERT INTO dead_letter_action (consumer_group, action, acted_at) SELECT 'g', 'discarded', now() - n * interval '300 days' FROM generate_series(1, 2) n`,
    );
    await purge(db);

    expect(await db.query(`SELECT FROM inbox WHERE processed_at < now() - interval '30 days'`)).toHaveLength(0);
    expect(await db.query('SELECT FROM dead_letter_action')).toHaveLength(1);
  });

  it('keeps the id of a handled event for as long as a dead letter of it waits', async () => {
    const id = randomUUID();
    await db.query(`INSERT INTO inbox VALUES ('g', $1, now() - interval '31 days')`, [id]);
    await db.query(
      `INSERT INTO dead_letter (consumer_group, event_id, topic, partition, "offset", key, type, headers, data, cause, attempts)
       VALUES ('g', $1, 't', 0, 0, 'k', 'y', '{}', '{}', 'fault', 5)`,
      [id],
    );
    await purge(db);

    expect(await db.query('SELECT FROM inbox WHERE event_id = $1', [id])).toHaveLength(1);
  });

  it('erases in dead letters what is about a person, and leaves what an event needs to be handed over', async () => {
    const about = (text: string): boolean => text.includes('jana@example.test');
    const data = JSON.stringify({ orderId: 'o1', note: 'for jana@example.test' });
    const raw = { key: null, value: Buffer.from('{"to":"jana@example.test"}').toString('base64'), headers: [] };
    await db.query('DELETE FROM dead_letter');
    await db.query(
      `INSERT INTO dead_letter (consumer_group, event_id, topic, partition, "offset", key, type, headers, data, cause, attempts)
       VALUES ('g', gen_random_uuid(), 't', 0, 1, 'k', 'y', '{"ce_type":"jana@example.test","from":"jana@example.test"}', $1, 'fault', 5),
         ('g', gen_random_uuid(), 't', 0, 2, 'k', 'y', '{"ce_type":"jana@example.test"}', '{"n":1}', 'fault', 5), ('g', gen_random_uuid(), 't', 0, 4, 'k', 'y', '{}', '{"n":1}', 'fault', 5)`,
      [data],
    );
    await db.query(
      `INSERT INTO dead_letter (consumer_group, topic, partition, "offset", raw, cause, attempts) VALUES ('g', 't', 0, 3, $1, 'malformed', 1)`,
      [JSON.stringify(raw)],
    );
    expect(await findDeadLettersAbout(db, about)).toHaveLength(2);
    expect(await redactDeadLetters(db, about)).toBe(2);

    expect(await findDeadLettersAbout(db, about)).toEqual([]);
    expect(await db.query('SELECT headers, data, raw FROM dead_letter ORDER BY "offset"')).toEqual([
      {
        headers: { ce_type: 'jana@example.test', from: '[erased]' },
        data: '{"orderId":"o1","note":"[erased]"}',
        raw: null,
      },
      { headers: { ce_type: 'jana@example.test' }, data: '{"n":1}', raw: null },
      { headers: null, data: null, raw: { key: null, value: null, headers: [] } },
      { headers: {}, data: '{"n":1}', raw: null },
    ]);
  });
});

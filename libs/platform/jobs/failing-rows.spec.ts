import type { DataSource } from 'typeorm';
import { Unavailable } from '@fenestra/messaging/inbox/errors';
import { inSpan, currentTrace, addOrderToTrace, recordSpans } from '@fenestra/messaging/tracing/trace-context';
import { databaseWith } from '@fenestra/testing/database';
import { MovableClock } from '@fenestra/testing/time';
import { FailingRows } from './failing-rows';
import { jobMigrations } from './job-migrations';

describe('the rows of a sweep', () => {
  let db: DataSource;
  let clock: MovableClock;
  let failing: FailingRows;
  /** What became of each row that was worked on, in order. */
  let tried: string[];
  const errors = new Map<string, Error>();

  beforeAll(async () => {
    db = await databaseWith(jobMigrations);
    await db.query('CREATE TABLE work (id int PRIMARY KEY)');
  });
  beforeEach(async () => {
    await db.query('TRUNCATE work, failing_row');
    await db.query('INSERT INTO work SELECT generate_series(1, 9)');
    clock = new MovableClock();
    failing = new FailingRows(db, clock, 'work');
    errors.clear();
  });
  afterAll(() => db.destroy());

  /** Takes three rows, as a sweep does. */
  async function sweep(): Promise<string[]> {
    tried = [];
    const due = await db.query<{ id: number }[]>(
      `SELECT id FROM work WHERE ${FailingRows.except('work', 'work.id', '$1')} ORDER BY id LIMIT 3`,
      [clock.now()],
    );
    await failing.each(
      due.map(({ id }) => String(id)),
      async (id) => {
        tried.push(id);
        const error = errors.get(id);
        if (error) throw error;
        await db.query('DELETE FROM work WHERE id = $1', [id]);
      },
    );
    return tried;
  }
  const notes = () => db.query<object[]>('SELECT row_id, tries, again_at, reason FROM failing_row ORDER BY row_id');

  it('are done behind those that fail, however many are at the head', async () => {
    for (const id of ['1', '2', '3', '5']) errors.set(id, new Error('odd'));

    expect([await sweep(), await sweep(), await sweep(), await sweep()]).toEqual([
      ['1', '2', '3'],
      ['4', '5', '6'],
      ['7', '8', '9'],
      [],
    ]);
  });

  it('are tried again seldomer each time, and parked after a day', async () => {
    await db.query('DELETE FROM work WHERE id > 1');
    errors.set('1', new Error('odd'));
    const waits: number[] = [];
    for (let tries = 1; tries <= 12; tries++) {
      await sweep();
      const [note] = (await notes()) as { tries: number; again_at: Date | null }[];
      if (tries < 12) waits.push((note!.again_at!.getTime() - clock.now().getTime()) / 60_000);
      clock.passMinutes(waits.at(-1)!);
    }

    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    expect(await notes()).toEqual([{ row_id: '1', tries: 12, again_at: null, reason: 'Error' }]);
    clock.passMinutes(10_000);
    expect(await sweep()).toEqual([]);
  });

  it('are tried again soon after an outage, which none of them is parked for', async () => {
    await db.query('DELETE FROM work WHERE id > 1');
    errors.set('1', new Unavailable('the provider does not answer'));
    for (let tries = 1; tries <= 20; tries++) {
      expect(await sweep()).toEqual(['1']);
      clock.passMinutes(0.5);
    }

    expect(await notes()).toMatchObject([{ tries: 0 }]);
  });

  test('each row has a span that carries its order and its error, in the trace of the sweep', async () => {
    const spans: unknown[] = [];
    recordSpans(({ name, parent }) => ({
      traceparent: name === 'job work' ? sweepTrace : `00-${'2'.repeat(32)}-b7ad6b7169203331-01`,
      end: (orderId, error) => spans.push([name, parent, orderId, error]),
    }));
    const sweepTrace = `00-${'1'.repeat(32)}-b7ad6b7169203331-01`;
    const error = new Error('odd');
    const ofSweep = await inSpan({ name: 'job work', kind: 'job', service: 'tests' }, async () => {
      await failing.each(['1', '2'], async (id) => {
        addOrderToTrace(`order ${id}`);
        await (id === '1' ? Promise.reject(error) : Promise.resolve());
      });
      return currentTrace()?.order.id;
    }).finally(() => recordSpans(undefined));

    expect(ofSweep).toBeUndefined();
    expect(spans).toEqual([
      ['row of work', sweepTrace, 'order 1', error],
      ['row of work', sweepTrace, 'order 2', undefined],
      ['job work', undefined, undefined, undefined],
    ]);
  });

  it('are forgotten here once they have succeeded', async () => {
    errors.set('1', new Error('odd'));
    await sweep();
    errors.clear();
    clock.passMinutes(1);

    expect(await sweep()).toContain('1');
    expect(await notes()).toEqual([]);
  });
});

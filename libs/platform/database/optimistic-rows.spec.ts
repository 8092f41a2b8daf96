import type { DataSource } from 'typeorm';
import { emptyDatabase } from '@fenestra/testing/database';
import { connect } from './database';
import { OptimisticRows } from './optimistic-rows';

const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
let db: DataSource;
let rows: OptimisticRows<{ n: number }>;

beforeAll(async () => {
  db = await connect(await emptyDatabase(), 'tests');
  await db.query(`CREATE TABLE thing (id text PRIMARY KEY, revision int NOT NULL DEFAULT 1, content jsonb NOT NULL DEFAULT '{}',
    change_ids text[] NOT NULL DEFAULT '{}', changed_at timestamptz, locked_until timestamptz)`);
  rows = new OptimisticRows(db, clock, { table: 'thing', mayChange: 'locked_until IS NULL OR locked_until <= $5' });
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.query('TRUNCATE thing');
  await db.query(`INSERT INTO thing (id) VALUES ('a'), ('b'), ('c')`);
});

const seen = (id: string, revision = 1) => ({ id, revision });
const stored = () => db.query<unknown[]>('SELECT id, revision, content, change_ids FROM thing ORDER BY id');

describe('rows that are changed as a whole', () => {
  it('gets changes of several rows done together, each with its own content', async () => {
    const changed = await Promise.all([rows.change(seen('a'), { n: 1 }, 'first'), rows.change(seen('b'), { n: 2 })]);

    expect(changed).toEqual([true, true]);
    expect(await stored()).toEqual([
      { id: 'a', revision: 2, content: { n: 1 }, change_ids: ['first'] },
      { id: 'b', revision: 2, content: { n: 2 }, change_ids: [] },
      { id: 'c', revision: 1, content: {}, change_ids: [] },
    ]);
  });

  it('lets one of two changes of the same row win, whether they come together or not', async () => {
    const together = await Promise.all([1, 2, 3].map((n) => rows.change(seen('a'), { n }, `change-${n}`)));

    expect(together).toEqual([true, false, false]);
    expect(await rows.change(seen('a'), { n: 4 }, 'change-4')).toBe(false);
    expect(await rows.change(seen('unknown'), { n: 4 })).toBe(false);
    expect((await stored())[0]).toEqual({ id: 'a', revision: 2, content: { n: 1 }, change_ids: ['change-1'] });
  });

  it('leaves alone what must not change now', async () => {
    await db.query(
      `UPDATE thing SET locked_until = $1::timestamptz + (CASE id WHEN 'a' THEN 1 ELSE -1 END) * interval '1 second'`,
      [clock.now()],
    );

    expect(await Promise.all([rows.change(seen('a'), { n: 1 }), rows.change(seen('b'), { n: 1 })])).toEqual([
      false,
      true,
    ]);
  });

  it('remembers the latest twenty changes', async () => {
    for (let n = 1; n <= 25; n++) expect(await rows.change(seen('a', n), { n }, `change-${n}`)).toBe(true);
    expect(await rows.change(seen('a', 26), { n: 26 })).toBe(true);

    const latest = Array.from({ length: 20 }, (_, nth) => `change-${nth + 6}`);
    expect((await stored())[0]).toEqual({ id: 'a', revision: 27, content: { n: 26 }, change_ids: latest });
  });
});

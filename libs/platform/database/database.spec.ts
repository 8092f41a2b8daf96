import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Column, type DataSource, Entity, PrimaryColumn } from 'typeorm';
import { emptyDatabase, killTransactions } from '@fenestra/testing/database';
import { schemaDrift } from '@fenestra/testing/schema-drift';
import { eventually } from '@fenestra/testing/time';
import { connect, minorUnits } from './database';
import { migrate, missingMigrations } from './migrations';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  return folder;
}

@Entity('offer')
class Offer {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bigint', { transformer: minorUnits })
  netPrice!: number;
}

describe('a database', () => {
  let url: string;
  let db: DataSource;

  beforeEach(async () => {
    url = await emptyDatabase();
    db = await connect(url, 'tests', [Offer]);
  });
  afterEach(() => db.destroy());

  it('plans a statement once for each connection', async () => {
    await db.transaction(async (tx) => {
      for (const n of [1, 2, 3]) await tx.query('SELECT $1::int AS n', [n]);

      expect(
        await tx.query(
          `SELECT calls FROM (SELECT generic_plans + custom_plans AS calls FROM pg_prepared_statements WHERE statement = 'SELECT $1::int AS n') s`,
        ),
      ).toEqual([{ calls: '3' }]);
    });
  });

  it('names columns in SQL and reads amounts as numbers', async () => {
    await db.query('CREATE TABLE offer (id uuid PRIMARY KEY, net_price bigint NOT NULL)');
    const id = '0199a0c0-0000-7000-8000-000000000000';
    await db.manager.insert(Offer, { id, netPrice: 123_456_789_012 });

    expect(await db.manager.findOneBy(Offer, { id })).toEqual({ id, netPrice: 123_456_789_012 });
  });

  describe('sends the start of a transaction with its first statement', () => {
    const sleepless = `SELECT count(*)::int AS n FROM step WHERE n > $1`;
    const stepsOf = async (): Promise<number> => (await db.query<{ n: number }[]>(sleepless, [0]))[0]!.n;
    const state = `SELECT state, pg_current_xact_id_if_assigned() IS NOT NULL AS wrote, $1::int AS n
      FROM pg_stat_activity WHERE pid = pg_backend_pid()`;

    beforeEach(async () => {
      await db.query('CREATE TABLE step (n int PRIMARY KEY)');
      await db.transaction(() => db.transaction(async () => undefined)); // each connection prepares the start at its first
    });

    it('and commits all or nothing', async () => {
      const insert = (n: number) => db.transaction((tx) => tx.query('INSERT INTO step VALUES ($1)', [n]));
      await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(insert));
      await expect(insert(8)).rejects.toMatchObject({ code: '23505' });
      const failing = db.transaction(async (tx) => {
        await tx.query('INSERT INTO step VALUES ($1)', [9]);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');

      expect(await stepsOf()).toBe(8);
    });

    it('when that carries no parameters, too', async () => {
      const failing = db.transaction(async (tx) => {
        await tx.query('INSERT INTO step VALUES (1)');
        await tx.query('SAVEPOINT here');
        await tx.query('INSERT INTO step VALUES ($1)', [2]);
        throw new Error('no');
      });
      await expect(failing).rejects.toThrow('no');

      expect(await stepsOf()).toBe(0);
    });

    it('when that cannot be parsed, run or written as a value', async () => {
      const circle: unknown[] = [];
      circle.push({ circle });
      for (const [sql, value] of [
        ['SELECT nonsense FROM step WHERE n = $1', 1],
        ['SELECT 1 / $1::int', 0],
        ['SELECT $1::text', { circle }],
      ] as const)
        for (let repeated = 0; repeated < 2; repeated++)
          await expect(db.transaction((tx) => tx.query(sql, [value]))).rejects.toThrow();
      await db.transaction((tx) => tx.query('INSERT INTO step VALUES ($1)', [1]));

      expect(await stepsOf()).toBe(1);
    });

    it('and gives the answer of the statement alone', async () => {
      await db.transaction(async (tx) => {
        expect(await tx.query(`UPDATE step SET n = n WHERE n = $1`, [0])).toEqual([[], 0]);
      });
      await db.transaction(async (tx) => {
        expect(await tx.query(state, [7])).toEqual([{ state: 'active', wrote: false, n: 7 }]);
        expect(await tx.query(state, [8])).toEqual([{ state: 'active', wrote: false, n: 8 }]);
      });
    });

    it('and nothing at all before that, or without one', async () => {
      const sql = `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in%' AND $1`;
      const open = async (): Promise<number> => (await db.query<{ n: number }[]>(sql, [true]))[0]!.n;
      await db.transaction(async (tx) => {
        expect(await open()).toBe(0);
        await tx.query('SELECT $1::int', [1]);
        expect(await open()).toBe(1);
      });
      await db.transaction(async () => undefined);
      await expect(db.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

      expect(await open()).toBe(0);
    });

    it('or says with that statement that the connection is lost', async () => {
      const lost = db.transaction(async (tx) => {
        await db.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()`,
        );
        await tx.query('INSERT INTO step VALUES ($1)', [1]);
      });

      await expect(lost).rejects.toThrow();
      expect(await stepsOf()).toBe(0);
    });
  });

  it('ends a transaction that stands still, and goes on with the next', async () => {
    const stuck = db.transaction(async (tx) => {
      await tx.query('SELECT 1');
      await killTransactions(db, 'tests');
      await tx.query('SELECT 2');
    });

    await expect(stuck).rejects.toThrow();
    await eventually(async () => expect(await db.query('SELECT 3 AS n')).toEqual([{ n: 3 }]));
  });

  it('runs migrations in order, each once, also when processes start together', async () => {
    const folder = await folderWith({
      '0002-fill.sql': `INSERT INTO step VALUES ('fill')`,
      '0001-make.sql': 'CREATE TABLE step (name text)',
      'readme.md': 'no SQL',
    });
    const other = await connect(url, 'tests');
    await Promise.all([migrate(db, 'shop', folder), migrate(other, 'shop', folder), migrate(db, 'shop', folder)]);
    await other.destroy();

    expect(await db.query('SELECT name FROM step')).toEqual([{ name: 'fill' }]);
  });

  it('runs all of them or none, and says which are missing', async () => {
    const folder = await folderWith({
      '0001-make.sql': 'CREATE TABLE step (name text)',
      '0002-bad.sql': 'CREATE NONSENSE',
    });
    const needed = [{ owner: 'shop', folder }];
    await expect(migrate(db, 'shop', folder)).rejects.toThrow('syntax error');
    expect(await missingMigrations(db, needed)).toEqual(['shop/0001-make.sql', 'shop/0002-bad.sql']);

    await writeFile(join(folder, '0002-bad.sql'), 'SELECT 1');
    await migrate(db, 'shop', folder);
    expect(await missingMigrations(db, needed)).toEqual([]);
  });

  it.each([
    ['agree', 'net_price bigint NOT NULL', 0],
    ['differ in a type', 'net_price int NOT NULL', 2],
    ['differ in what may be missing', 'net_price bigint', 1],
    ['differ in a name', 'price bigint NOT NULL', 1],
    ['differ in a column that no entity knows', 'net_price bigint NOT NULL, note text', 1],
    [
      'differ in keys and defaults only, which are no concern of entities',
      'net_price bigint NOT NULL DEFAULT 7 UNIQUE',
      0,
    ],
  ])('shows drift when migrations and entities %s', async (_, column, drifts) => {
    const migrations = await folderWith({ '0001-offer.sql': `CREATE TABLE offer (id uuid PRIMARY KEY, ${column})` });
    const drift = await schemaDrift({ name: 'shop', entities: [Offer], migrations } as never);

    expect(drift).toHaveLength(drifts);
  });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Column, type DataSource, Entity, PrimaryColumn } from 'typeorm';
import { startFaultProxy } from '@fenestra/testing/fault-proxy';
import { emptyDatabase, killTransactions } from '@fenestra/testing/database';
import { schemaDrift } from '@fenestra/testing/schema-drift';
import { temporaryFolders } from '@fenestra/testing/temporary-folders';
import { eventually } from '@fenestra/testing/time';
import { connect, minorUnits } from './database';
import { migrate, missingMigrations } from './migrations';

const newFolder = temporaryFolders();

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = newFolder();
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

  it('ends a transaction that stands still, and goes on with the next', async () => {
    const stuck = db.transaction(async (tx) => {
      await tx.query('SELECT 1');
      await killTransactions(db, 'tests');
      await tx.query('SELECT 2');
    });

    await expect(stuck).rejects.toThrow();
    await eventually(async () => expect(await db.query('SELECT 3 AS n')).toEqual([{ n: 3 }]));
  });

  it('is waited for by a process that starts on a busy machine', async () => {
    const link = await startFaultProxy(url);
    link.freeze();
    const late = connect(link.url, 'late');
    await eventually(async () => expect(link.opened()).toBe(2));
    await link.restore();

    await (await late).destroy();
    await link.close();
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

  it('makes nobody wait behind a table that is in use, and changes it when it is free', async () => {
    await db.query('CREATE TABLE step (name text)');
    const folder = await folderWith({ '0001-widen.sql': 'ALTER TABLE step ADD COLUMN note text' });
    const [user, reader] = [await connect(url, 'user', []), await connect(url, 'reader', [])];
    const using = user.createQueryRunner();
    await using.startTransaction();
    await using.query('SELECT FROM step');
    let done = false;
    const migrated = migrate(db, 'shop', folder).then(() => (done = true));
    const waiting = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'ALTER TABLE step%'`;
    await eventually(async () => expect(await reader.query(waiting)).toEqual([{ count: 1 }]));

    expect(await reader.query('SELECT * FROM step')).toEqual([]);
    expect(done).toBe(false);
    await using.commitTransaction();
    await migrated;
    expect(await reader.query('SELECT note FROM step')).toEqual([]);
    await using.release();
    await Promise.all([user.destroy(), reader.destroy()]);
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

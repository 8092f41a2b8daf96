import { Logger } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { InvalidDataError } from '@fenestra/domain/release/data-error';

/**
 * Business data by version. `table (version, data, loaded_at)` keeps every one: offers and orders name theirs for ever.
 * `table_release (version, holds_from, by_operator)` says which one holds from when.
 */
type Database = DataSource | EntityManager;

export type Activation = { readonly version: string; readonly from: Date; readonly byOperator: boolean };

/**
 * Puts the files that a service starts with in force, unless an operator ever chose a version. Throws InvalidDataError when other
 * data were loaded under the same version, because that would change what was sold.
 */
export async function publishVersion(
  db: DataSource,
  table: string,
  version: string,
  data: object,
  from: Date,
): Promise<void> {
  await inTurn(db, table, async (tx) => {
    await storeVersion(tx, table, version, data);
    if (await operatorChose(tx, table)) return;
    if ((await activeVersion(tx, table, from)) === version) return;
    await activate(tx, table, { version, from, byOperator: false });
  });
}

/** An operator's choice of a version and, where it is new, of its data: all of it or, when the check throws, nothing. */
export async function activateVersion(
  db: DataSource,
  table: string,
  { version, data, from }: { readonly version: string; readonly data?: object | undefined; readonly from: Date },
  check: (tx: EntityManager) => Promise<void>,
): Promise<void> {
  await inTurn(db, table, async (tx) => {
    await check(tx);
    if (data) await storeVersion(tx, table, version, data);
    await activate(tx, table, { version, from, byOperator: true });
  });
}

/**
 * Releases new files when a service starts. A shop that sells goes on selling by the version in force, whatever is wrong
 * with them, and by what an operator chose; one that has nothing to sell by does not start.
 */
export async function publishAtStart(
  db: DataSource,
  table: string,
  now: Date,
  publish: (active: string | undefined) => Promise<void>,
): Promise<void> {
  const active = await activeVersion(db, table, now);
  const logger = new Logger('Release');
  if (await operatorChose(db, table)) return logger.log(`${table} ${active} is in force: an operator chose it`);
  try {
    await publish(active);
  } catch (error) {
    if (active === undefined) throw error;
    logger.error(`${table} ${active} stays in force: ${(error as Error).message}`);
  }
}

/** The one with the newest date that has come; undefined before the first. */
export async function activeVersion(db: Database, table: string, now: Date): Promise<string | undefined> {
  const [row] = await db.query<{ version: string }[]>(
    `SELECT version FROM "${table}_release" WHERE holds_from <= $1 ORDER BY holds_from DESC, id DESC LIMIT 1`,
    [now],
  );
  return row?.version;
}

/** All that held, hold or will hold, by date; of the same date the last one counts. */
export function readActivations(db: Database, table: string): Promise<Activation[]> {
  return db.query<Activation[]>(
    `SELECT version, holds_from AS "from", by_operator AS "byOperator" FROM "${table}_release" ORDER BY holds_from, id`,
  );
}

/** Undefined for a version that was never loaded. */
export async function readVersion(db: Database, table: string, version: string): Promise<object | undefined> {
  const [row] = await db.query<{ data: object }[]>(`SELECT data FROM "${table}" WHERE version = $1`, [version]);
  return row?.data;
}

/** Processes and operators that release at the same time do so one after the other. */
function inTurn(db: DataSource, table: string, act: (tx: EntityManager) => Promise<void>): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.query(`LOCK TABLE "${table}_release" IN SHARE ROW EXCLUSIVE MODE`);
    await act(tx);
  });
}

async function storeVersion(tx: EntityManager, table: string, version: string, data: object): Promise<void> {
  const stored = await tx.query<unknown[]>(
    `INSERT INTO "${table}" AS kept (version, data) VALUES ($1, $2)
     ON CONFLICT (version) DO UPDATE SET loaded_at = now() WHERE kept.data = excluded.data RETURNING version`,
    [version, JSON.stringify(data)],
  );
  const reason = `other data were loaded as ${version}: give them a new version`;
  if (stored.length === 0) throw new InvalidDataError([{ file: 'manifest', entry: 'version', reason }]);
}

const activate = (tx: EntityManager, table: string, { version, from, byOperator }: Activation): Promise<unknown> =>
  tx.query(`INSERT INTO "${table}_release" (version, holds_from, by_operator) VALUES ($1, $2, $3)`, [
    version,
    from,
    byOperator,
  ]);

async function operatorChose(db: Database, table: string): Promise<boolean> {
  const [row] = await db.query<[{ chosen: boolean }]>(
    `SELECT EXISTS (SELECT FROM "${table}_release" WHERE by_operator) AS chosen`,
  );
  return row.chosen;
}

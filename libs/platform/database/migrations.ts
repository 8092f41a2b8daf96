import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';

/** SQL files of one owner; they run in the order of their names, each once. */
export type Migrations = { readonly owner: string; readonly folder: string };

/**
 * Whoever waits for a table makes all wait who come after, so a migration steps back from one that is in use. Less than the second after
 * which PostgreSQL looks for deadlocks: it is never the request of a shopper that ends one.
 */
const lockTimeout = '500ms';
const pauseMs = 250;
const maxLockAttempts = 80; // about a minute: no transaction of a service lives as long
const lockErrors = ['55P03', '40P01']; // no lock in time, a deadlock

/** Runs those SQL files of a folder that have not run yet, all or none, while services of the release before use the tables. */
export async function migrate(db: DataSource, owner: string, folder: string): Promise<void> {
  const names = await namesOf({ owner, folder });
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => runMissing(tx, names, (name) => join(folder, name.slice(owner.length + 1))));
    } catch (error) {
      if (!lockErrors.includes((error as { code?: string }).code ?? '') || attempt === maxLockAttempts) throw error;
      await sleep(pauseMs);
    }
  }
}

async function runMissing(tx: EntityManager, names: readonly string[], fileOf: (name: string) => string) {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtext('schema_migration'))`); // starting processes take turns
  await tx.query(`SET LOCAL statement_timeout = 0`); // a migration takes the time it takes
  await tx.query(`SET LOCAL lock_timeout = '${lockTimeout}'`);
  await tx.query(
    `CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, run_at timestamptz DEFAULT now())`,
  );
  for (const name of names) {
    const recorded = await tx.query<unknown[]>(
      `INSERT INTO schema_migration (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name`,
      [name],
    );
    if (recorded.length > 0) await tx.query(await readFile(fileOf(name), 'utf8'));
  }
}

/** The files that this program needs and the database has not seen: while there are any, it is not ready. */
export async function missingMigrations(db: DataSource, needed: readonly Migrations[]): Promise<string[]> {
  const [{ exists }] = await db.query<[{ exists: boolean }]>(
    `SELECT to_regclass('schema_migration') IS NOT NULL AS exists`,
  );
  const run = exists ? await db.query<{ name: string }[]>(`SELECT name FROM schema_migration`) : [];
  const known = new Set(run.map(({ name }) => name));
  return (await Promise.all(needed.map(namesOf))).flat().filter((name) => !known.has(name));
}

async function namesOf({ owner, folder }: Migrations): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return files.map((file) => `${owner}/${file}`);
}

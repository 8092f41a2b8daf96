import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';

/** Business data that come as a folder of JSON files, one key for each file. */
export async function readDataFolder(folder: string): Promise<Record<string, unknown>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const read = files.map(async (name) => {
    const content: unknown = JSON.parse(await readFile(join(folder, name), 'utf8'));
    return [basename(name, '.json'), content] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/**
 * Puts a version in force. `table (version, data, loaded_at)` keeps every one that was ever live: offers and orders name
 * theirs for ever. Throws when other data were live under the same version, because that would change what was sold.
 */
export async function goLive(db: DataSource, table: string, version: string, data: object): Promise<void> {
  const live = await db.query<unknown[]>(
    `INSERT INTO "${table}" AS kept (version, data) VALUES ($1, $2)
     ON CONFLICT (version) DO UPDATE SET loaded_at = now() WHERE kept.data = excluded.data RETURNING version`,
    [version, JSON.stringify(data)],
  );
  if (live.length === 0)
    throw new Error(`these files are not those that were live as ${version}: give them a new version`);
}

/**
 * Releases new files when a service starts. A shop that sells goes on selling by the version in force, whatever is wrong
 * with them; one that has nothing to sell by does not start.
 */
export async function releaseAtStart(
  db: DataSource,
  table: string,
  release: (inForce: string | undefined) => Promise<void>,
): Promise<void> {
  const inForce = await versionInForce(db, table);
  try {
    await release(inForce);
  } catch (fault) {
    if (inForce === undefined) throw fault;
    new Logger('Release').error(`${table} ${inForce} stays in force: ${(fault as Error).message}`);
  }
}

/** The one that went live last; undefined before the first. */
export async function versionInForce(db: DataSource, table: string): Promise<string | undefined> {
  const [row] = await db.query<{ version: string }[]>(`SELECT version FROM "${table}" ORDER BY loaded_at DESC LIMIT 1`);
  return row?.version;
}

/** Undefined for a version that was never live. */
export async function versionOf(db: DataSource, table: string, version: string): Promise<object | undefined> {
  const [row] = await db.query<{ data: object }[]>(`SELECT data FROM "${table}" WHERE version = $1`, [version]);
  return row?.data;
}

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
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
 * Keeps every version that was ever live in `table (version, data)`: offers and orders name theirs for ever.
 * Throws when other data are live under the same version, because that would change what was sold.
 */
export async function keepVersion(db: DataSource, table: string, version: string, data: object): Promise<void> {
  const json = JSON.stringify(data);
  await db.query(`INSERT INTO "${table}" (version, data) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [version, json]);
  const live = await versionOf(db, table, version);
  if (!isDeepStrictEqual(live, JSON.parse(json)))
    throw new Error(`the files of ${table} differ from version ${version}, which is live: give them a new version`);
}

/** Undefined for a version that was never live. */
export async function versionOf<Data>(db: DataSource, table: string, version: string): Promise<Data | undefined> {
  const [row] = await db.query<{ data: Data }[]>(`SELECT data FROM "${table}" WHERE version = $1`, [version]);
  return row?.data;
}

import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildInto } from '../harness/surroundings';

/**
 * What a release after the present one may do to tables that the processes before it use (CONTRIBUTING, Changing contracts): here
 * to all of them, so that the way there and back is walked also while the present release changes none.
 */
const oneMoreColumn = `DO $$
DECLARE each regclass;
BEGIN
  FOR each IN SELECT oid FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname
  LOOP EXECUTE format('ALTER TABLE %s ADD COLUMN of_a_later_release text', each); END LOOP;
END $$;`;

/** Fails at its end, when all before it is done. */
const failing = `${oneMoreColumn} SELECT 1 / 0;`;

/** The present program, and one more column in every table. */
export async function nextProgramInto(folder: string): Promise<string> {
  await buildInto(folder);
  for (const service of await servicesWithTables(folder)) await addMigration(folder, service, oneMoreColumn);
  return folder;
}

/** The same with a migration of orders that fails. */
export async function faultyProgramInto(folder: string, program: string): Promise<string> {
  await cp(program, folder, { recursive: true, verbatimSymlinks: true });
  await addMigration(folder, 'orders', failing);
  return folder;
}

async function servicesWithTables(program: string): Promise<string[]> {
  const files = await readdir(join(program, 'apps'), { recursive: true });
  return files.filter((file) => file.endsWith('/migrations')).map((folder) => folder.split('/')[0]!);
}

const addMigration = (program: string, service: string, sql: string): Promise<void> =>
  writeFile(join(program, 'apps', service, 'migrations/9999-of-a-later-release.sql'), sql);

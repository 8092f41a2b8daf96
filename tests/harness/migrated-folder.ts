import { execFile } from 'node:child_process';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { startPostgres } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import { databaseFolder, openDataFolder } from '@fenestra/server/host/data-folder';
import { shopProgram } from '@fenestra/server/testing/command-line';
import { guardFolder } from '@fenestra/testing/guard-folder';
import { query } from './query';

const execute = promisify(execFile);

/**
 * Fills an empty folder with the data of a stopped shop whose databases are migrated and empty. A test run makes them once;
 * outside of a test run the folder stays empty, and the shop fills it at its start.
 */
export async function fillMigratedFolder(folder: string): Promise<void> {
  const { TEST_FOLDER: ofRun, TEST_DATABASE_URL: server } = process.env;
  if (!ofRun || !server) return;
  const template = join(ofRun, 'migrated-shop');
  if (!(await exists(template))) await makeOnce(template, server);
  await execute('cp', ['-Rp', `${template}/.`, folder]); // keeps owners and modes
}

/** The lock belongs to a session on the run's server, so that it ends with a process that is killed. */
async function makeOnce(template: string, server: string): Promise<void> {
  const locking = new Client({ connectionString: server, application_name: 'tests' });
  await locking.connect();
  try {
    await locking.query(`SELECT pg_advisory_lock(hashtext('migrated shop'))`);
    if (!(await exists(template))) await make(template);
  } finally {
    await locking.end();
  }
}

async function make(template: string): Promise<void> {
  const unfinished = `${template}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o755 });
  const guard = guardFolder(unfinished);
  const { secrets, release } = await openDataFolder(unfinished);
  const options = { folder: databaseFolder(unfinished), password: secrets.databasePassword, durable: false };
  const postgres = await startPostgres(options);
  try {
    // Half of the folder would be segments of the write-ahead log that wait for their next use.
    await query(postgres.url, 'ALTER SYSTEM SET wal_recycle = off');
    await query(postgres.url, 'SELECT pg_reload_conf()');
    const env = { ...process.env, DATABASE_URL: postgres.url };
    await execute(process.execPath, [...shopProgram, 'migrate'], { env });
    await query(postgres.url, 'ALTER SYSTEM RESET wal_recycle'); // holds from the next start on
  } finally {
    await postgres.stop();
    await release();
    guard.release();
  }
  await rm(`${options.folder}.log`);
  await rename(unfinished, template);
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

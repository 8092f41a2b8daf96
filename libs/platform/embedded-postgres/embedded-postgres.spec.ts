import { spawnSync } from 'node:child_process';
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { eventually } from '@fenestra/testing/time';
import { launchPostgres, startPostgres, startTemporaryPostgres } from './embedded-postgres';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  await chmod(parent, 0o755);
});

afterEach(() => rm(parent, { recursive: true, force: true }));

const options = () => ({ folder: join(parent, 'postgres'), password: 'not a secret', durable: true });
const start = () => startPostgres(options());
const pidOf = async (): Promise<number> => parseInt(await readFile(join(parent, 'postgres/postmaster.pid'), 'utf8'));

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

it('keeps what was committed, with durable settings', async () => {
  const first = await start();
  await ask(first.url, 'CREATE TABLE sold AS SELECT 7 AS pieces');
  await first.stop();
  const second = await start();

  expect(await ask(second.url, 'SELECT pieces FROM sold')).toEqual([{ pieces: 7 }]);
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    expect(await ask(second.url, `SHOW ${setting}`)).toEqual([{ [setting]: 'on' }]);
  await second.stop();
});

it('stops the server that a killed host left, and goes on with its data', async () => {
  const left = await start();
  await ask(left.url, 'CREATE TABLE sold AS SELECT 7 AS pieces');
  const orphan = await pidOf();
  const next = await start();

  expect(() => process.kill(orphan, 0)).toThrow('ESRCH');
  expect(await ask(next.url, 'SELECT pieces FROM sold')).toEqual([{ pieces: 7 }]);
  await next.stop();
});

it('is started again at the same address when it ends by itself, and not when it is stopped', async () => {
  const server = await launchPostgres(options());
  await server.ready;
  await ask(server.url, 'CREATE TABLE sold AS SELECT 7 AS pieces');
  const first = await pidOf();
  process.kill(first, 'SIGKILL');

  await eventually(async () => expect(await ask(server.url, 'SELECT pieces FROM sold')).toEqual([{ pieces: 7 }]));
  const second = await pidOf();
  expect(second).not.toBe(first);
  await server.stop();
  expect(() => process.kill(second, 0)).toThrow('ESRCH');
});

it('does not mistake another process for an orphan', async () => {
  await (await start()).stop();
  await writeFile(join(parent, 'postgres/postmaster.pid'), `${process.pid}\n`);

  const server = await start();
  expect(await ask(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await server.stop();
});

it('says in one sentence that its log is missing, and goes on when that is back', async () => {
  const first = await start();
  await ask(first.url, 'CREATE TABLE sold AS SELECT 7 AS pieces');
  await first.stop();
  await rename(join(parent, 'postgres/pg_wal'), join(parent, 'kept'));
  await expect(start()).rejects.toThrow(/^The database in \S+postgres did not start: .*pg_wal[^\n]*$/);
  await mkdir(join(parent, 'postgres/pg_wal'), { mode: 0o777 });
  await chmod(join(parent, 'postgres/pg_wal'), 0o777);
  await expect(start()).rejects.toThrow(
    /^The database in \S+postgres did not start: could not locate a valid checkpoint record[^\n]*$/,
  );
  await rm(join(parent, 'postgres/pg_wal'), { recursive: true });
  await rename(join(parent, 'kept'), join(parent, 'postgres/pg_wal'));

  const again = await start();
  expect(await ask(again.url, 'SELECT pieces FROM sold')).toEqual([{ pieces: 7 }]);
  await again.stop();
});

it('says in one sentence why a damaged database does not start', async () => {
  await (await start()).stop();
  await writeFile(join(parent, 'postgres/global/pg_control'), '');

  await expect(start()).rejects.toThrow(/^The database in .*postgres did not start: .*pg_control/);
});

it('a test database deletes folders of processes that have ended and keeps those of running ones', async () => {
  const folderOf = (pid: number) => mkdtemp(join(tmpdir(), `fenestra-${pid}-`));
  const left = await folderOf(spawnSync(process.execPath, ['--version']).pid);
  const inUse = await folderOf(process.ppid);
  const server = await startTemporaryPostgres();
  await server.stop();

  await expect(access(left)).rejects.toThrow('ENOENT');
  await access(inUse);
  await rm(inUse, { recursive: true });
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { parse } from 'yaml';
import { backedUpAt } from '@fenestra/platform/database/last-backup';
import { findBinaries } from '@fenestra/platform/embedded-postgres/binaries';
import { type PostgresServer, startPostgres } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import { eventually } from '@fenestra/testing/time';

const root = resolve(__dirname, '../..');

/** What docker-compose.yml tells its server about the archive, with another folder. */
function archiving(archive: string): (readonly [name: string, value: string])[] {
  const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8')) as {
    services: { postgres: { command: string[] } };
  };
  return compose.services.postgres.command
    .filter((word) => word.startsWith('archive_'))
    .map((word) => [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] as const)
    .map(([name, value]) => [name, value.replaceAll('/backups', archive).replaceAll('$$', '$')] as const);
}

/** A server that archives as that of compose does, and the commands of its operators. */
class Archived implements AsyncDisposable {
  private server: PostgresServer | undefined;

  private constructor(private readonly folder: string) {}

  static async start(): Promise<Archived> {
    const folder = await mkdtemp(join(tmpdir(), 'fenestra-archive-'));
    await chmod(folder, 0o755);
    const one = new Archived(folder);
    const { account } = await findBinaries();
    for (const path of [one.archive, join(one.archive, 'wal')]) {
      await mkdir(path, { mode: 0o700 });
      if (account) await chown(path, account.uid, account.gid);
    }
    await one.run();
    for (const [name, value] of archiving(one.archive)) await one.ask(`ALTER SYSTEM SET ${name} = '${value}'`);
    await one.stop();
    await one.run();
    return one;
  }

  get data(): string {
    return join(this.folder, 'postgres');
  }

  private get archive(): string {
    return join(this.folder, 'backups');
  }

  async run(): Promise<void> {
    this.server = await startPostgres({ folder: this.data, password: 'postgres', durable: true });
  }

  async stop(): Promise<void> {
    await this.server!.stop();
  }

  operate(command: 'copy' | 'restore', ...words: string[]) {
    const program = ['--require', join(root, 'tools/run-typescript.cjs'), join(root, 'apps/server/shop.ts')];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...program, 'archive', command, this.data, this.archive, ...words],
      { cwd: root, env: { ...process.env, DATABASE_URL: this.server!.url }, encoding: 'utf8' },
    );
    return { status, text: stdout + stderr };
  }

  async ask<Row extends object>(sql: string): Promise<Row[]> {
    const client = new Client({ connectionString: this.server!.url });
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async note(what: string): Promise<void> {
    await this.ask(`INSERT INTO noted VALUES ('${what}')`);
  }

  async noted(): Promise<string[]> {
    return (await this.ask<{ what: string }>('SELECT what FROM noted ORDER BY what')).map(({ what }) => what);
  }

  /** Until the archive has all that was written so far. */
  async archiveAll(): Promise<void> {
    const [file] = await this.ask<{ name: string }>(`SELECT pg_walfile_name(pg_switch_wal()) AS name`);
    await eventually(async () => {
      const [last] = await this.ask<{ name: string }>(`SELECT last_archived_wal AS name FROM pg_stat_archiver`);
      expect(last!.name >= file!.name).toBe(true);
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}

it('databases archived as in docker-compose.yml go back to a moment, and are there again when their disk is lost', async () => {
  await using server = await Archived.start();
  await server.ask('CREATE TABLE noted (what text)');
  await server.note('a before the copy');
  const copied = async () => (await server.ask<{ at: number }>(`SELECT (${backedUpAt})::float8 AS at`))[0]!.at;
  expect(await copied()).toBe(0);
  const before = Math.floor(Date.now() / 1_000);
  expect(server.operate('copy')).toMatchObject({ status: 0 });
  expect(await copied()).toBeGreaterThanOrEqual(before);
  expect(await copied()).toBeLessThanOrEqual(Date.now() / 1_000);
  await server.note('b after it');
  const [now] = await server.ask<{ moment: Date }>(`SELECT clock_timestamp() + interval '1 ms' AS moment`);
  await server.note('c by mistake');
  expect(server.operate('restore').text).toBe('the server runs: stop it first\n');

  await server.stop();
  const early = server.operate('restore', '2020-01-01T00:00:00Z');
  expect(early).toMatchObject({ status: 1, text: expect.stringMatching(/^no copy is that old; there are \d{4}/) });
  expect(server.operate('restore', now!.moment.toISOString())).toMatchObject({ status: 0 });
  await server.run();
  expect(await server.noted()).toEqual(['a before the copy', 'b after it']);

  await server.note('d in its second life');
  await server.archiveAll();
  await server.stop();
  await rm(server.data, { recursive: true });
  expect(server.operate('restore')).toMatchObject({ status: 0 });
  await server.run();
  expect(await server.noted()).toEqual(['a before the copy', 'b after it', 'd in its second life']);
});

it('of copies of the whole the last seven are kept, and of the log what they need', async () => {
  await using server = await Archived.start();
  await server.ask('CREATE TABLE noted (what text)');
  const copied = Array.from({ length: 8 }, () => server.operate('copy').text);
  await server.note('after all of them');
  await server.archiveAll();
  const copies = copied.map((text) => /\d{4}-\S+/.exec(text)![0]);
  const momentOf = (name: string): string => name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');

  await server.stop();
  const [first, second] = copies.map(momentOf);
  expect(server.operate('restore', first!)).toMatchObject({ status: 1 });
  expect(server.operate('restore', second!).text).toContain(`is the copy of ${copies[1]}`);
  await rm(server.data, { recursive: true });
  expect(server.operate('restore')).toMatchObject({ status: 0 });
  await server.run();
  expect(await server.noted()).toEqual(['after all of them']);
});

import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import { eventually } from '@fenestra/testing/time';
import { archivedAt } from './last-archived';

it('tells when the log was archived where something was written since, and now where nothing was, to any role, and that others see to it', async () => {
  await using closing = new AsyncDisposableStack();
  const parent = await mkdtemp(join(tmpdir(), 'fenestra-archived-'));
  closing.defer(() => rm(parent, { recursive: true, force: true }));
  await chmod(parent, 0o755);
  const options = { folder: join(parent, 'postgres'), password: 'postgres', durable: false };
  const connected = async (url: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    return client;
  };
  const unarchived = await startPostgres(options);
  const first = await connected(unarchived.url);
  const neverArchived = await first.query<{ at: number }>(`SELECT (${archivedAt})::float8 AS at`);
  await first.query(`ALTER SYSTEM SET archive_mode = 'on'`);
  await first.query(`ALTER SYSTEM SET archive_command = 'true'`);
  await first.query('CREATE ROLE somebody');
  await first.query('CREATE TABLE written AS SELECT 1 AS once');
  await first.end();
  await unarchived.stop();
  const server = await startPostgres(options);
  closing.defer(() => server.stop());
  const client = await connected(server.url);
  closing.defer(() => client.end());
  const told = async () => {
    await client.query('SET ROLE somebody');
    const { rows } = await client.query<{ told: number; archived: number | null }>(
      `SELECT (${archivedAt})::float8 AS told, extract(epoch FROM last_archived_time)::float8 AS archived FROM pg_stat_archiver`,
    );
    await client.query('RESET ROLE');
    return rows[0]!;
  };
  expect(neverArchived.rows).toEqual([{ at: 0 }]);

  await client.query('SELECT pg_switch_wal()');
  await eventually(async () => {
    const { told: at, archived } = await told();
    expect(at).toBeGreaterThan(archived!);
  });

  await client.query(`CREATE TABLE more AS SELECT repeat('x', 100) FROM generate_series(1, 1000)`);
  const { told: at, archived } = await told();
  expect(at).toBe(archived);

  await client.query(`ALTER DATABASE postgres SET fenestra.archived_at = 'infinity'`);
  expect((await told()).told).toBe(Infinity);
});

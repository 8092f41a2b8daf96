import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabases } from './databases';

const serverUrl = process.env['TEST_DATABASE_URL']!;
const nonce = randomBytes(4).toString('hex'); // other suites use the same server
const [windows, doors] = [`windows_${nonce}`, `doors_${nonce}`];

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client.query(sql).then(
    async ({ rows }) => {
      await client.end();
      return rows;
    },
    async (fault: unknown) => {
      await client.end();
      throw fault;
    },
  );
}

it('gives each owner a database and a role that opens no other', async () => {
  const { databaseUrl } = await openDatabases(serverUrl, [windows, doors]);

  expect(await ask(databaseUrl(windows), 'SELECT current_user, current_database()')).toEqual([
    { current_user: `fenestra_${windows}`, current_database: `fenestra_${windows}` },
  ]);
  const foreign = new URL(databaseUrl(windows));
  foreign.pathname = new URL(databaseUrl(doors)).pathname;
  await expect(ask(foreign.href, 'SELECT 1')).rejects.toThrow('permission denied for database');
});

it('finds again what another process has made, at the same time too', async () => {
  const all = await Promise.all([1, 2, 3].map(() => openDatabases(serverUrl, [`race_${nonce}`])));

  const users = await Promise.all(
    all.map(({ databaseUrl }) => ask(databaseUrl(`race_${nonce}`), 'SELECT current_user')),
  );
  expect(new Set(users.map((rows) => JSON.stringify(rows))).size).toBe(1);
});

it('takes the role of the URL where that may create nothing', async () => {
  const { databaseUrl } = await openDatabases(serverUrl, [windows]);
  const own = await openDatabases(databaseUrl(windows), [windows]);

  expect(own.databaseUrl(windows)).toBe(databaseUrl(windows));
});

it('says in one sentence that the server cannot be reached', async () => {
  await expect(openDatabases('postgres://nobody:x@127.0.0.1:1/postgres', [windows])).rejects.toThrow(
    /^The database server 127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/,
  );
});

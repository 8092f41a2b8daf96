import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabases, rotatePasswords } from './databases';

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
  const { databaseUrl } = await openDatabases({ server: serverUrl, ofOwner: {} }, [windows, doors]);

  expect(await ask(databaseUrl(windows), 'SELECT current_user, current_database()')).toEqual([
    { current_user: `fenestra_${windows}`, current_database: `fenestra_${windows}` },
  ]);
  const foreign = new URL(databaseUrl(windows));
  foreign.pathname = new URL(databaseUrl(doors)).pathname;
  await expect(ask(foreign.href, 'SELECT 1')).rejects.toThrow('permission denied for database');
});

it('finds again what another process has made, at the same time too', async () => {
  const all = await Promise.all(
    [1, 2, 3].map(() => openDatabases({ server: serverUrl, ofOwner: {} }, [`race_${nonce}`])),
  );

  const users = await Promise.all(
    all.map(({ databaseUrl }) => ask(databaseUrl(`race_${nonce}`), 'SELECT current_user')),
  );
  expect(new Set(users.map((rows) => JSON.stringify(rows))).size).toBe(1);
});

it('takes the role of the URL where that may create nothing', async () => {
  const { databaseUrl } = await openDatabases({ server: serverUrl, ofOwner: {} }, [windows]);
  const own = await openDatabases({ server: databaseUrl(windows), ofOwner: {} }, [windows]);

  expect(own.databaseUrl(windows)).toBe(databaseUrl(windows));
});

describe('with a URL for each service', () => {
  const ownUrl = (owner: string, password = 'of-its-own') => {
    const url = new URL(serverUrl);
    Object.assign(url, { username: `${owner}_role`, password, pathname: `/${owner}_data` });
    return url.href;
  };

  it('makes database and role as it says, and the service needs nothing else', async () => {
    const owner = `own_${nonce}`;
    const ofOwner = { [owner]: ownUrl(owner) };
    await openDatabases({ server: serverUrl, ofOwner }, [owner]);
    const { databaseUrl, connectionLimit } = await openDatabases({ ofOwner }, [owner]);

    expect(connectionLimit).toBeGreaterThan(10);
    expect(await ask(databaseUrl(owner), 'SELECT current_user, current_database()')).toEqual([
      { current_user: `${owner}_role`, current_database: `${owner}_data` },
    ]);
  });

  it('gives a role its new password', async () => {
    const owner = `renewed_${nonce}`;
    await openDatabases({ server: serverUrl, ofOwner: { [owner]: ownUrl(owner) } }, [owner]);
    const ofOwner = { [owner]: ownUrl(owner, "a 'new' one") };
    await rotatePasswords({ server: serverUrl, ofOwner }, [owner]);

    expect(await ask(ofOwner[owner]!, 'SELECT current_user')).toEqual([{ current_user: `${owner}_role` }]);
    await expect(ask(ownUrl(owner), 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('makes no role without a password', async () => {
    const owner = `open_${nonce}`;
    const places = { server: serverUrl, ofOwner: { [owner]: ownUrl(owner, '') } };
    await expect(openDatabases(places, [owner])).rejects.toThrow('a password that anybody can guess');
  });
});

it('says in one sentence that the server cannot be reached', async () => {
  await expect(
    openDatabases({ server: 'postgres://nobody:x@127.0.0.1:1/postgres', ofOwner: {} }, [windows]),
  ).rejects.toThrow(/^The database server 127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/);
});

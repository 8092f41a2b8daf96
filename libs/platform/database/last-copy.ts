import { Client } from 'pg';

// A setting of the operators' database: of all that a server keeps, what every role may read from every other database.
const setting = 'fenestra.copied_at';

/** Seconds since 1970, as an expression; 0 where no copy was ever noted. */
export const copiedAt = `SELECT coalesce(max(extract(epoch FROM split_part(each, '=', 2)::timestamptz)), 0)
  FROM pg_db_role_setting, unnest(setconfig) AS each WHERE each LIKE '${setting}=%'`;

/** For the alarm that misses copies: all databases of the server have been copied. `serverUrl` is of a superuser. */
export async function noteCopy(serverUrl: string): Promise<void> {
  const server = new Client({ connectionString: serverUrl, application_name: 'backup' });
  await server.connect();
  try {
    await server.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${setting} = %L', current_database(), now()); END $$`,
    );
  } finally {
    await server.end();
  }
}

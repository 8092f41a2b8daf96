import { Client } from 'pg';
import { operatorTimestamp } from './operator-settings';

const setting = 'fenestra.copied_at';

/** Seconds since 1970, as an expression; 0 where no copy was ever noted. */
export const backedUpAt = `SELECT coalesce(extract(epoch FROM ${operatorTimestamp(setting)}), 0)`;

/** For the alarm that misses copies: all databases of the server have been copied. `serverUrl` is of a superuser. */
export async function recordBackup(serverUrl: string): Promise<void> {
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

import { type PostgresServer, startTemporaryPostgres } from '@fenestra/platform/embedded-postgres/embedded-postgres';
import { guardFolder } from './guard-folder';

/** A PostgreSQL with the folder around its data, which `stop` removes. */
export type TestPostgres = PostgresServer & { readonly folder: string };

/** Starts an empty PostgreSQL that stops with this process, however it ends. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const { url, folder, stop } = await startTemporaryPostgres();
  const guard = guardFolder(folder);
  return {
    url,
    folder,
    stop: async () => {
      await stop();
      guard.release();
    },
  };
}

import type { DataSource } from 'typeorm';
import { connect } from '@fenestra/platform/database/database';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { resolveDatabases } from './service-access';
import { readBundledData, type DataFiles } from './check-data';
import { activeDataFiles, type DataStores } from './data-versions';

/** Over the databases of the services that own the data. */
export async function withDataStores<T>(action: (stores: DataStores) => Promise<T>): Promise<T> {
  const { databaseUrl } = await resolveDatabases();
  await using closing = new AsyncDisposableStack();
  const open = async (owner: string) => {
    const db = await connect(databaseUrl(owner), 'shop', [], 1);
    closing.defer(() => db.destroy());
    return db;
  };
  return await action({ catalogue: await open('configuration'), 'price-list': await open('pricing') });
}

/** In the database of every service, one after the other. */
export async function forEachDatabase<T>(action: (db: DataSource, service: string) => Promise<T[]>): Promise<T[]> {
  const { services, databaseUrl } = await resolveDatabases();
  const results: T[] = [];
  for (const { name } of services) {
    const db = await connect(databaseUrl(name), 'shop', [], 1);
    try {
      results.push(...(await action(db, name)));
    } finally {
      await db.destroy();
    }
  }
  return results;
}

/** What the running shop sells by; where none can be reached, what the folders hold that a start would read. */
export async function readActiveData(env: NodeJS.ProcessEnv): Promise<DataFiles> {
  try {
    return await withDataStores((stores) => activeDataFiles(stores, new Date()));
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    console.error(`Compared with the folders of this program: ${error.message}`);
    return readBundledData(env);
  }
}

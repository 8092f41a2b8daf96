import type { DataSource } from 'typeorm';
import { connect } from '@fenestra/platform/database/database';
import { StartupError } from '@fenestra/platform/service/startup-error';
import { openAllDatabases } from './shop-access';
import { filesOfFolders, type Files } from './shop-check-data';
import { filesInForce, type Stores } from './shop-releases';

/** Over the databases of the services that own the data. */
export async function inStores<T>(act: (stores: Stores) => Promise<T>): Promise<T> {
  const { databaseUrl } = await openAllDatabases();
  await using closing = new AsyncDisposableStack();
  const open = async (owner: string) => {
    const db = await connect(databaseUrl(owner), 'shop', [], 1);
    closing.defer(() => db.destroy());
    return db;
  };
  return await act({ catalogue: await open('configuration'), 'price-list': await open('pricing') });
}

/** In the database of every service, one after the other. */
export async function inAllDatabases<T>(act: (db: DataSource, service: string) => Promise<T[]>): Promise<T[]> {
  const { services, databaseUrl } = await openAllDatabases();
  const results: T[] = [];
  for (const { name } of services) {
    const db = await connect(databaseUrl(name), 'shop', [], 1);
    try {
      results.push(...(await act(db, name)));
    } finally {
      await db.destroy();
    }
  }
  return results;
}

/** What the running shop sells by; where none can be reached, what the folders hold that a start would read. */
export async function presentFiles(env: NodeJS.ProcessEnv): Promise<Files> {
  try {
    return await inStores((stores) => filesInForce(stores, new Date()));
  } catch (fault) {
    if (!(fault instanceof StartupError)) throw fault;
    console.error(`Compared with the folders of this program: ${fault.message}`);
    return filesOfFolders(env);
  }
}

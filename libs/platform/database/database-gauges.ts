import type { DataSource } from 'typeorm';
import {
  databaseBytes,
  databaseConnections,
  databaseWaiting,
  lastArchived,
  lastBackedUp,
  serverConnections,
} from '../observability/metrics';
import { cachedFor } from '../observability/observable-gauge';
import { archivedAt } from './last-archived';
import { backedUpAt } from './last-backup';

/** The server looks at each file of the database. */
const cacheMs = 60_000;
/** Shorter than the time between two scrapes. */
const sessionsCacheMs = 5_000;

type Pool = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { readonly max: number };
};
type Stored = { readonly bytes: number; readonly archivedAt: number; readonly copiedAt: number };

/** Offers numbers about a service's database and the connections to it; the results end that. */
export function registerDatabaseGauges(service: string, db: DataSource): readonly (() => void)[] {
  const { master: pool } = db.driver as unknown as { readonly master: Pool };
  const stored = cachedFor(cacheMs, () => storedBy(db));
  const sessions = cachedFor(sessionsCacheMs, () => sessionsOf(db));
  const ofService = (value: number) => [{ labels: { service }, value }];
  return [
    databaseConnections.addCallback(() => Promise.resolve(connectionsOf(service, pool))),
    serverConnections.addCallback(async () =>
      Object.entries(await sessions()).map(([state, value]) => ({ labels: { service, state }, value })),
    ),
    databaseWaiting.addCallback(() => Promise.resolve(ofService(pool.waitingCount))),
    databaseBytes.addCallback(async () => ofService((await stored()).bytes)),
    lastArchived.addCallback(async () => ofService((await stored()).archivedAt)),
    lastBackedUp.addCallback(async () => ofService((await stored()).copiedAt)),
  ];
}

function connectionsOf(service: string, { totalCount, idleCount, options }: Pool) {
  const counts = { busy: totalCount - idleCount, idle: idleCount, most: options.max };
  return Object.entries(counts).map(([state, value]) => ({ labels: { service, state }, value }));
}

async function storedBy(db: DataSource): Promise<Stored> {
  const [row] = await db.query<[Stored]>(
    `SELECT pg_database_size(current_database())::float8 AS bytes,
       (${archivedAt})::float8 AS "archivedAt",
       (${backedUpAt})::float8 AS "copiedAt"`,
  );
  return row;
}

/** Of everybody who uses the server: who they are is not told to each role, how many they are is. */
async function sessionsOf(db: DataSource): Promise<{ readonly open: number; readonly most: number }> {
  const [row] = await db.query<[{ open: number; most: number }]>(
    `SELECT sum(numbackends)::int AS open, current_setting('max_connections')::int AS most FROM pg_stat_database`,
  );
  return row;
}

import type { DataSource } from 'typeorm';
import {
  databaseBytes,
  databaseConnections,
  databaseWaiting,
  lastArchived,
  lastCopied,
} from '../observability/metrics';
import { remembered } from '../observability/watched';
import { copiedAt } from './last-copy';

/** The server looks at each file of the database. */
const rememberedMs = 60_000;

type Pool = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly options: { readonly max: number };
};
type Stored = { readonly bytes: number; readonly archivedAt: number; readonly copiedAt: number };

/** Offers numbers about a service's database and the connections to it; the results end that. */
export function watchDatabase(service: string, db: DataSource): readonly (() => void)[] {
  const { master: pool } = db.driver as unknown as { readonly master: Pool };
  const stored = remembered(rememberedMs, () => storedBy(db));
  const ofService = (value: number) => [{ labels: { service }, value }];
  return [
    databaseConnections.watch(() => Promise.resolve(connectionsOf(service, pool))),
    databaseWaiting.watch(() => Promise.resolve(ofService(pool.waitingCount))),
    databaseBytes.watch(async () => ofService((await stored()).bytes)),
    lastArchived.watch(async () => ofService((await stored()).archivedAt)),
    lastCopied.watch(async () => ofService((await stored()).copiedAt)),
  ];
}

function connectionsOf(service: string, { totalCount, idleCount, options }: Pool) {
  const counts = { busy: totalCount - idleCount, idle: idleCount, most: options.max };
  return Object.entries(counts).map(([state, value]) => ({ labels: { service, state }, value }));
}

async function storedBy(db: DataSource): Promise<Stored> {
  const [row] = await db.query<[Stored]>(
    `SELECT pg_database_size(current_database())::float8 AS bytes,
       coalesce((SELECT extract(epoch FROM last_archived_time) FROM pg_stat_archiver), 0)::float8 AS "archivedAt",
       (${copiedAt})::float8 AS "copiedAt"`,
  );
  return row;
}

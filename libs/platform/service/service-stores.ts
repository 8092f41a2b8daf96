import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { messagingMigrations, Outbox } from '@fenestra/messaging/outbox/outbox';
import { CallLimits } from '../http/call-limits';
import { connect } from '../database/database';
import { failedWrites } from '../database/failed-writes';
import { type Check, type CheckResult, type Checks, working } from '../observability/health';
import { type JobStore, jobsInPostgres, jobsInRedis, migrateJobs } from '../jobs/job-store';
import { Jobs } from '../jobs/jobs';
import { migrate, type Migrations, missingMigrations } from '../database/migrations';
import type { Deployment, Service } from './service';

const askForMigrationsMs = 500;

/** The service's own database with all its tables, for its tests and for the command line. */
export async function openDatabase(service: Service, url: string): Promise<DataSource> {
  const db = await connect(url, service.name, service.entities);
  for (const { owner, folder } of migrationsOf(service)) await migrate(db, owner, folder);
  return db;
}

/** The migration step: brings a service's database to what this version of the program needs. */
export async function migrateService(service: Service, url: string): Promise<void> {
  if (!service.migrations) return;
  const db = await openDatabase(service, url);
  await db.destroy();
  if (service.jobs?.length) await migrateJobs(url);
}

function migrationsOf({ name, migrations }: Service): Migrations[] {
  if (!migrations) return [];
  return [
    { owner: 'messaging', folder: messagingMigrations },
    { owner: name, folder: migrations },
  ];
}

/** What a service keeps its things in, and what tells whether that works. */
export type Stores = {
  readonly db?: DataSource | undefined;
  readonly outbox?: Outbox | undefined;
  readonly jobs?: Jobs | undefined;
  readonly calls?: CallLimits | undefined;
  readonly checks: Checks;
};

export async function openStores(service: Service, deployment: Deployment): Promise<Stores> {
  const { databaseUrl, transport, pool, awaitsMigrations } = deployment;
  const calls = service.isPublic && new CallLimits(deployment.redisUrl);
  const counting = calls && { limits: () => calls.ping().then(() => working()) };
  if (!service.migrations) return { calls, checks: { required: {}, supporting: { ...counting } } };
  if (!awaitsMigrations) await migrateService(service, databaseUrl);
  const db = await connect(databaseUrl, service.name, service.entities, pool);
  const store = jobStore(service, deployment);
  const checks: Checks = {
    required: { database: () => acceptsWrites(db), migrations: migrationsInDate(db, service) },
    supporting: {
      events: () => transport.status(),
      ...(store && { jobs: () => store.ping().then(() => working()) }),
      ...counting,
    },
  };
  return { db, outbox: new Outbox(db), jobs: store && new Jobs(service.name, store), calls, checks };
}

/** After a failover a connection may end at a server that only reads, and a disk may be full. */
async function acceptsWrites(db: DataSource): Promise<CheckResult> {
  const failed = await failedWrites(db);
  if (failed) return { ready: false, detail: failed };
  const [{ readOnly }] = await db.query<[{ readOnly: boolean }]>(
    `SELECT current_setting('transaction_read_only')::bool AS "readOnly"`,
  );
  return readOnly ? { ready: false, detail: 'only reads' } : working();
}

function jobStore({ name, jobs = [] }: Service, { redisUrl, databaseUrl }: Deployment): JobStore | undefined {
  if (jobs.length === 0) return undefined;
  return redisUrl ? jobsInRedis(redisUrl) : jobsInPostgres(databaseUrl, name);
}

/** Asks until there is nothing to run; what has run once stays run. */
function migrationsInDate(db: DataSource, service: Service): Check {
  let inDate = false;
  return async () => {
    const missing = inDate ? [] : await missingMigrations(db, migrationsOf(service));
    inDate = missing.length === 0;
    return { ready: inDate, detail: inDate ? 'in date' : `missing: ${missing.join(', ')}` };
  };
}

/** Resolves when the step of its own that runs the migrations has done so; rejects when `stop` comes first. */
export async function untilMigrated(db: DataSource, service: Service, stop?: AbortSignal): Promise<void> {
  const inDate = migrationsInDate(db, service);
  while (!(await inDate().catch(() => ({ ready: false }))).ready)
    await sleep(askForMigrationsMs, undefined, { signal: stop });
}

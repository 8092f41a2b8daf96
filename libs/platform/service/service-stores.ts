import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { messagingMigrations, Outbox } from '@fenestra/messaging/outbox/outbox';
import { type CallCounter, CallsInMemory, CallsInRedis } from '../http/call-counter';
import { connect } from '../database/database';
import { type Check, working } from '../observability/health';
import { type JobStore, jobsInPostgres, jobsInRedis, migrateJobs } from '../jobs/job-store';
import { Jobs } from '../jobs/jobs';
import { migrate, type Migrations, missingMigrations } from '../database/migrations';
import type { Service, Surroundings } from './service';

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
  readonly calls?: CallCounter | undefined;
  readonly checks: Record<string, Check>;
};

export async function openStores(service: Service, surroundings: Surroundings): Promise<Stores> {
  const { databaseUrl, transport, pool, awaitsMigrations } = surroundings;
  const calls = callCounter(service, surroundings);
  if (!service.migrations) return { calls, checks: {} };
  if (!awaitsMigrations) await migrateService(service, databaseUrl);
  const db = await connect(databaseUrl, service.name, service.entities, pool);
  const store = jobStore(service, surroundings);
  const checks: Record<string, Check> = {
    database: () => db.query('SELECT 1').then(() => working()),
    migrations: migrationsInDate(db, service),
    events: () => transport.status(),
    ...(store && { jobs: () => store.ping().then(() => working()) }),
  };
  return { db, outbox: new Outbox(db), jobs: store && new Jobs(service.name, store), calls, checks };
}

function jobStore({ name, jobs = [] }: Service, { redisUrl, databaseUrl }: Surroundings): JobStore | undefined {
  if (jobs.length === 0) return undefined;
  return redisUrl ? jobsInRedis(redisUrl) : jobsInPostgres(databaseUrl, name);
}

function callCounter({ isPublic }: Service, { redisUrl, clock }: Surroundings): CallCounter | undefined {
  if (!isPublic) return undefined;
  return redisUrl ? new CallsInRedis(redisUrl) : new CallsInMemory(clock);
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

/** Resolves when the step of its own that runs the migrations has done so. */
export async function untilMigrated(db: DataSource, service: Service): Promise<void> {
  const inDate = migrationsInDate(db, service);
  while (!(await inDate().catch(() => ({ ready: false }))).ready) await sleep(askForMigrationsMs);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { Type, ValueProvider } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EventStrategy } from '@fenestra/messaging/nest/event-strategy';
import { LogContinuity } from '@fenestra/messaging/outbox/log-continuity';
import { messagingMigrations, Outbox } from '@fenestra/messaging/outbox/outbox';
import type { EventTransport } from '@fenestra/messaging/transport/transport';
import { connect } from '../database/database';
import { failedWrites } from '../database/failed-writes';
import { type Check, type CheckResult, type Checks, healthy } from '../observability/health';
import { EventsController } from '../events/events.controller';
import { jobMigrations } from '../jobs/job-migrations';
import type { JobStore } from '../jobs/job-store';
import { Jobs } from '../jobs/jobs';
import { migrate, type Migrations, missingMigrations } from '../database/migrations';
import { CustomersController, OwnPersonalData } from '../personal/customers.controller';
import { DependenciesController, StoreChecks } from './dependencies.controller';
import type { Deployment, Service } from './service';

// Loaded only where there is a database: with TypeORM and BullMQ it is a third of what the start of a service takes.

const migrationsPollMs = 500;

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
  if (service.jobs?.length) await (await import('@fenestra/platform/jobs/job-store')).migrateJobs(url);
}

function migrationsOf({ name, migrations, jobs }: Service): Migrations[] {
  if (!migrations) return [];
  return [
    { owner: 'messaging', folder: messagingMigrations },
    ...(jobs?.length ? [{ owner: 'jobs', folder: jobMigrations }] : []),
    { owner: name, folder: migrations },
  ];
}

/** What a service keeps its things in, what tells whether that works, and what its classes are given of it. */
export type Stores = {
  readonly db: DataSource;
  readonly outbox: Outbox;
  readonly events: EventStrategy;
  readonly continuity: LogContinuity;
  readonly jobs: Jobs | undefined;
  readonly checks: Checks;
  readonly providers: readonly ValueProvider[];
  /** By which it answers for what any service with a database has. */
  readonly controllers: readonly Type[];
  /** Resolves when the step of its own that runs the migrations has done so; rejects when `stop` comes first. */
  readonly migrated: (stop?: AbortSignal) => Promise<void>;
};

export async function openStores(service: Service, deployment: Deployment): Promise<Stores> {
  const { databaseUrl, transport, pool, awaitsMigrations } = deployment;
  if (!awaitsMigrations) await migrateService(service, databaseUrl);
  const db = await connect(databaseUrl, service.name, service.entities, pool);
  const outbox = new Outbox(db);
  const events = new EventStrategy(outbox, transport);
  const continuity = new LogContinuity(db, transport, () => events.groups);
  const store = await jobStore(service, deployment);
  const jobs = store && new Jobs(service.name, store);
  const areMigrated = checkMigrations(db, service);
  const checks: Checks = {
    required: { database: () => acceptsWrites(db), migrations: areMigrated },
    supporting: {
      events: () => statusOf(transport, continuity),
      ...(store && { jobs: () => store.check() }),
    },
  };
  return {
    ...{ db, outbox, events, continuity, jobs, checks },
    providers: [
      { provide: DataSource, useValue: db },
      { provide: Outbox, useValue: outbox },
      { provide: EventStrategy, useValue: events },
      { provide: LogContinuity, useValue: continuity },
      { provide: StoreChecks, useValue: new StoreChecks(checks) },
      ...(jobs ? [{ provide: Jobs, useValue: jobs }] : []),
      ...(service.personalData ? [{ provide: OwnPersonalData, useValue: service.personalData }] : []),
    ],
    controllers: [CustomersController, DependenciesController, EventsController],
    migrated: (stop) => untilReady(areMigrated, stop),
  };
}

async function statusOf(transport: EventTransport, { lost }: LogContinuity): Promise<CheckResult> {
  return lost ? { ready: false, detail: `the log has lost records: ${lost}` } : transport.status();
}

/** After a failover a connection may end at a server that only reads, and a disk may be full. */
async function acceptsWrites(db: DataSource): Promise<CheckResult> {
  const failed = await failedWrites(db);
  if (failed) return { ready: false, detail: failed };
  const [{ readOnly }] = await db.query<[{ readOnly: boolean }]>(
    `SELECT current_setting('transaction_read_only')::bool AS "readOnly"`,
  );
  return readOnly ? { ready: false, detail: 'only reads' } : healthy();
}

async function jobStore(
  { name, jobs = [] }: Service,
  { redisUrl, databaseUrl }: Deployment,
): Promise<JobStore | undefined> {
  if (jobs.length === 0) return undefined;
  const { jobsInPostgres, jobsInRedis } = await import('@fenestra/platform/jobs/job-store'); // BullMQ, for those that have jobs
  return redisUrl ? jobsInRedis(redisUrl) : jobsInPostgres(databaseUrl, name);
}

/** Asks until there is nothing to run; what has run once stays run. */
function checkMigrations(db: DataSource, service: Service): Check {
  let areMigrated = false;
  return async () => {
    const missing = areMigrated ? [] : await missingMigrations(db, migrationsOf(service));
    areMigrated = missing.length === 0;
    return { ready: areMigrated, detail: areMigrated ? 'in date' : `missing: ${missing.join(', ')}` };
  };
}

async function untilReady(check: Check, stop?: AbortSignal): Promise<void> {
  while (!(await check().catch(() => ({ ready: false }))).ready)
    await sleep(migrationsPollMs, undefined, { signal: stop });
}

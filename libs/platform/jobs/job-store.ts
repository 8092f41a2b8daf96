import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresBackend, type Job, Queue, type QueueOptions, runMigrations, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { Pool, type PoolClient } from 'pg';
import { classifyError } from '@fenestra/messaging/inbox/errors';
import { jobConnections } from '../database/connections';
import { serverTimeouts } from '../database/database';
import { type CheckResult, healthy } from '../observability/health';
import { checkRedisWrites } from '../observability/check-redis-writes';

type Perform = (job: Job) => Promise<void>;

/** Where BullMQ keeps the jobs of a service: the only file that knows which of two it is. */
export type JobStore = {
  queue(service: string): Queue;
  worker(service: string, perform: Perform): Worker;
  /** Whether it takes jobs. Rejects while the store does not answer. */
  check(): Promise<CheckResult>;
  close(): Promise<void>;
};

const schema = 'bullmq';
const reconnectDelayMs = 200;
const concurrency = 16; // jobs wait for others most of the time: mail servers, gateways

/** In the service's own database. */
export function jobsInPostgres(databaseUrl: string, service: string): JobStore {
  const pool = new PersistentPool({
    connectionString: databaseUrl,
    application_name: `${service}.jobs`,
    options: `-c search_path=${schema}`,
    max: jobConnections,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    ...serverTimeouts,
  });
  pool.on('error', () => undefined); // a connection was lost at rest: the next statement takes another
  const options = { connection: pool as unknown as QueueOptions['connection'] }; // typed for Redis only
  const backend = createPostgresBackend as never;
  return {
    queue: (name) => new Queue(name, options, backend),
    worker: (name, perform) => new Worker(name, perform, { ...options, concurrency }, backend),
    check: () => pool.query('SELECT 1').then(() => healthy()), // whether it takes writes is the database's own check
    close: () => pool.end(),
  };
}

/**
 * Retries what BullMQ caches: a queue or worker whose first connection fails would stay idle until the process restarts. Queries, which pg
 * runs by the callback form, still fail at once.
 */
class PersistentPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    return callback ? super.connect(callback) : this.connectPersistently();
  }

  private async connectPersistently(): Promise<PoolClient> {
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending || classifyError(error) !== 'infrastructure') throw error;
        await sleep(reconnectDelayMs);
      }
    }
  }
}

/** Callback of `Pool.connect`. */
type Connected = Parameters<Pool['connect']>[0];

/** The tables of BullMQ, beside those of the service. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const client: PoolClient = await pool.connect();
  try {
    await runMigrations(client, schema);
  } finally {
    client.release();
    await pool.end();
  }
}

/** In Redis, which must not evict (`noeviction`) and should append to a file: a sweep brings back what it loses all the same. */
export function jobsInRedis(redisUrl: string): JobStore {
  const connect = (maxRetriesPerRequest: number | null): Redis => {
    const redis = new Redis(redisUrl, { maxRetriesPerRequest }); // at once: BullMQ gives up on one that it has to connect
    redis.on('error', () => undefined); // it connects again by itself; readiness tells
    return redis;
  };
  const commandConnection = connect(1); // whoever puts a job off hears of a Redis that is down
  const workerConnection = connect(null); // a worker waits for its return
  return {
    queue: (name) => new Queue(name, { connection: commandConnection }),
    worker: (name, perform) => new Worker(name, perform, { connection: workerConnection, concurrency }),
    check: () => checkRedisWrites(commandConnection, 'bull:check'),
    close: async () => [commandConnection, workerConnection].forEach((redis) => redis.disconnect()),
  };
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z as classic } from 'zod';
import { z } from 'zod/mini';
import { request } from 'undici';
import { endpoint } from '@fenestra/contracts/endpoint';
import { accept } from '@fenestra/domain/result';
import { eventLogMigrations, PostgresTransport } from '@fenestra/messaging/transport/postgres/postgres-transport';
import { type FaultProxy, startFaultProxy } from '@fenestra/testing/fault-proxy';
import { databaseWith, emptyDatabase } from '@fenestra/testing/database';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { temporaryFolders } from '@fenestra/testing/temporary-folders';
import { eventually, MovableClock } from '@fenestra/testing/time';
import { type AdminServer, startAdminServer } from './admin-server';
import { connect } from '../database/database';
import { healthOf, checkTimeoutMs, type ServiceHealth, healthy } from './health';
import { type Call, Serve } from '../http/serve-endpoint';
import { job, Performs } from '../jobs/jobs';
import type { Service } from '../service/service';
import { openService } from '../service/start-service';
import { migrate } from '../database/migrations';
import { migrateService } from '../service/service-stores';
import { ServiceUnavailable } from '../http/service-client';

const countRows = endpoint({
  method: 'GET',
  path: '/rows/:table',
  params: z.object({ table: z.literal('row') }),
  answer: z.object({ rows: z.int() }),
  errors: [],
});

@Controller()
class RowsController {
  constructor(private readonly db: DataSource) {}

  @Serve(countRows)
  async count(_: Call<typeof countRows>) {
    return accept({ rows: (await this.db.query<unknown[]>('SELECT FROM "row"')).length });
  }
}

@Performs(job({ name: 'nothing' }))
class Nothing {
  async perform(): Promise<void> {}
}

@Module({ controllers: [RowsController], providers: [Nothing] })
class RowsModule {}

const newFolder = temporaryFolders();

async function rowsService(): Promise<Service> {
  const migrations = newFolder();
  await writeFile(join(migrations, '0001-row.sql'), 'CREATE TABLE "row" (id int)');
  return { name: 'rows', module: RowsModule, config: classic.object({}), migrations, jobs: [Nothing] };
}

type Ready = { ready: boolean; degraded: string[]; services: Record<string, ServiceHealth> };

async function readiness(admin: AdminServer): Promise<{ status: number; body: Ready }> {
  const { statusCode, body } = await request(`${admin.url}/health/ready`);
  return { status: statusCode, body: (await body.json()) as Ready };
}

describe('what operators see', () => {
  let alone: TestService;
  let admin: AdminServer;
  let database: FaultProxy;
  let events: FaultProxy;
  let log: DataSource;

  beforeAll(async () => {
    const logDatabase = await emptyDatabase();
    const direct = await connect(logDatabase, 'tests');
    await migrate(direct, 'tests', eventLogMigrations);
    await direct.destroy();
    database = await startFaultProxy(await emptyDatabase());
    events = await startFaultProxy(logDatabase);
    log = await connect(events.url, 'event-log');
    alone = await startTestService(await rowsService(), {
      databaseUrl: database.url,
      transport: new PostgresTransport(log),
    });
    admin = await startAdminServer(() => [alone], 0);
  });
  afterEach(() => Promise.all([database.restore(), events.restore()]));
  afterAll(async () => {
    await admin.close();
    await alone.close();
    await log.destroy();
    await Promise.all([database.close(), events.close()]);
  });

  const metrics = async (): Promise<string> => (await request(`${admin.url}/metrics`)).body.text();
  const countedRows = async (): Promise<number> => {
    const answer = await alone.client.call(countRows, { params: { table: 'row' } });
    return answer.ok ? answer.value.rows : NaN;
  };

  it('is ready while everything works, and says so for each service', async () => {
    const { status, body } = await readiness(admin);

    expect(status).toBe(200);
    expect(body).toMatchObject({ ready: true, degraded: [], services: { rows: { ready: true } } });
    const checks = ['requests', 'database', 'migrations', 'events', 'jobs'];
    expect(Object.keys(body.services['rows']?.checks ?? {})).toEqual(checks);
  });

  it.each(['cut', 'freeze'] as const)(
    'is not ready while the database is gone (%s), stays live, and recovers by itself',
    async (how) => {
      await database[how]();
      const { status, body } = await readiness(admin);

      expect(status).toBe(503);
      expect(body.services['rows']?.checks).toMatchObject({ database: { ready: false }, jobs: { ready: false } });
      expect((await request(`${admin.url}/health/live`)).statusCode).toBe(200);

      await database.restore();
      await eventually(async () => expect(await readiness(admin)).toMatchObject({ status: 200 }));
      expect(await countedRows()).toBe(0);
    },
  );

  it.each(['cut', 'freeze'] as const)(
    'stays ready while the event log is gone (%s), says that it is degraded and by what, and recovers by itself',
    async (how) => {
      await events[how]();
      const { status, body } = await readiness(admin);

      expect(status).toBe(200);
      expect(body).toMatchObject({ ready: true, degraded: [expect.stringMatching(/^rows events: ./)] });
      expect(await metrics()).toContain('fenestra_part_works{service="rows",part="events"} 0');
      expect(await countedRows()).toBe(0);

      await events.restore();
      await eventually(async () => expect((await readiness(admin)).body).toMatchObject({ degraded: [] }));
      expect(await metrics()).toContain('fenestra_part_works{service="rows",part="events"} 1');
    },
  );

  it('is not ready on a database that only reads', async () => {
    const name = new URL(database.url).pathname.slice(1);
    const readOnly = async (setting: 'on' | 'off'): Promise<void> => {
      await alone.db.transaction(async (tx) => {
        await tx.query('SET TRANSACTION READ WRITE');
        await tx.query(`ALTER DATABASE "${name}" SET default_transaction_read_only = ${setting}`);
      });
      await database.cut(); // it holds for new connections
      await database.restore();
    };
    const found = async () => (await readiness(admin)).body.services['rows']?.checks['database'];

    await readOnly('on');
    await eventually(async () => expect(await found()).toEqual({ ready: false, detail: 'only reads' }));
    await readOnly('off');
    await eventually(async () => expect(await readiness(admin)).toMatchObject({ status: 200 }));
  });

  it('answers its callers 503 while its database is gone', async () => {
    await database.cut();

    await expect(alone.client.call(countRows, { params: { table: 'row' } })).rejects.toThrow(ServiceUnavailable);
  });

  it('shows metrics of requests, calls, jobs and lag under the name of the service', async () => {
    await alone.client.call(countRows, { params: { table: 'row' } });
    const text = await metrics();

    expect(text).toMatch(
      /fenestra_http_request_seconds_count\{service="rows",method="GET",route="\/rows\/:table",status="200"\} [1-9]/,
    );
    expect(text).toContain('fenestra_jobs{service="rows",state="waiting"} 0');
    expect(text).toContain('process_cpu_seconds_total');
    expect(text.match(/^# TYPE fenestra_http_request_seconds/gm)).toHaveLength(1);
  });

  it('offers nothing else', async () => {
    expect((await request(`${admin.url}/`)).statusCode).toBe(404);
    expect((await request(`${admin.url}/metrics`, { method: 'POST' })).statusCode).toBe(405);
  });
});

describe('a part that never answers', () => {
  const silent = () => new Promise<never>(() => undefined);
  const works = () => Promise.resolve(healthy());
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is told as degraded while the service stays ready, as soon as the patience with supporting parts is over', async () => {
    const health = healthOf({ required: { database: works }, supporting: { jobs: silent } });
    await jest.advanceTimersByTimeAsync(checkTimeoutMs.supporting);

    expect(await health).toMatchObject({ ready: true, degraded: ['jobs: no answer within 1000 ms'] });
  });

  it('makes the service not ready where it is required, as soon as the patience with required parts is over', async () => {
    const health = healthOf({ required: { database: silent }, supporting: { jobs: works } });
    await jest.advanceTimersByTimeAsync(checkTimeoutMs.required);

    expect(await health).toMatchObject({ ready: false, degraded: [] });
  });
});

it('is not ready, and does nothing, before the migrations have run', async () => {
  const service = await rowsService();
  const databaseUrl = await emptyDatabase();
  const log = await databaseWith(eventLogMigrations);
  const waiting = await openService(service, {
    databaseUrl,
    transport: new PostgresTransport(log),
    clock: new MovableClock(),
    config: {},
    port: 0,
    serviceTokens: ['x'],
    urlOf: () => 'http://127.0.0.1:1',
    awaitsMigrations: true,
  });
  const listening = waiting.listen();
  const { ready, checks } = await waiting.health();
  expect(ready).toBe(false);
  expect(checks).toMatchObject({
    requests: { ready: false, detail: 'not yet' },
    migrations: { ready: false, detail: expect.stringContaining('rows/0001-row.sql') },
  });

  await migrateService(service, databaseUrl);
  await listening;
  expect(await waiting.health()).toMatchObject({ ready: true });
  await waiting.close();
  await log.destroy();
});

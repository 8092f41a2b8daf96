import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Controller, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z as classic } from 'zod';
import { z } from 'zod/mini';
import { endpoint } from '@fenestra/contracts/endpoint';
import { accept, refuse } from '@fenestra/domain/result';
import { UnreliableTransport } from '@fenestra/testing/unreliable-transport';
import { databaseWith, emptyDatabase } from '@fenestra/testing/database';
import { eventually, MovableClock } from '@fenestra/testing/time';
import { eventLogMigrations, PostgresTransport } from '@fenestra/messaging/postgres-transport';
import { type Call, Serve } from './http-edge';
import { job, Jobs, Performs } from './jobs';
import { PricingClient } from './neighbours';
import { type RunningService, type Service, startService } from './service';
import { ServiceClient } from './service-client';

const twice = endpoint({
  method: 'POST',
  path: '/numbers/:name/twice',
  params: z.object({ name: z.string() }),
  query: z.object({ note: z.optional(z.string()) }),
  body: z.object({ n: z.int() }),
  answer: z.object({ name: z.string(), n: z.int() }),
  errors: ['order-unknown'],
  keyed: true,
});

const countUp = job({ name: 'count-up', data: z.object({ by: z.int() }) });

@Performs(countUp)
class CountUp {
  constructor(private readonly db: DataSource) {}

  async perform({ by }: { by: number }): Promise<void> {
    await this.db.query('UPDATE counter SET n = n + $1', [by]);
  }
}

@Controller()
class NumbersController {
  constructor(
    private readonly jobs: Jobs,
    readonly pricing: PricingClient,
  ) {}

  @Serve(twice)
  async twice({ params: { name }, body: { n }, idempotencyKey }: Call<typeof twice>) {
    if (n === 13) return refuse('order-unknown', { n });
    await this.jobs.enqueue(countUp, idempotencyKey, { by: n });
    return accept({ name, n: n * 2, secret: 'not promised' });
  }
}

@Module({ controllers: [NumbersController], providers: [CountUp] })
class NumbersModule {}

describe('a service', () => {
  let running: RunningService;
  let client: ServiceClient;
  let db: DataSource;
  let log: DataSource;

  beforeAll(async () => {
    const migrations = await mkdtemp(join(tmpdir(), 'migrations-'));
    await writeFile(join(migrations, '0001-counter.sql'), 'CREATE TABLE counter AS SELECT 0 AS n');
    const numbers: Service = {
      name: 'numbers',
      module: NumbersModule,
      config: classic.object({}),
      migrations,
      needs: ['pricing'],
      jobs: [CountUp],
    };
    const databaseUrl = await emptyDatabase();
    log = await databaseWith(eventLogMigrations);
    running = await startService(numbers, {
      databaseUrl,
      transport: new UnreliableTransport(new PostgresTransport(log)),
      clock: new MovableClock(),
      config: {},
      port: 0,
      serviceToken: 'secret',
      urlOf: () => 'http://127.0.0.1:1',
    });
    client = new ServiceClient(() => running.url, 'secret');
    db = await new DataSource({ type: 'postgres', url: databaseUrl }).initialize();
  }, 60_000);

  afterAll(async () => {
    await client.onApplicationShutdown();
    await running.close();
    await Promise.all([db.destroy(), log.destroy()]);
  });

  const ask = (n: number, key = 'key') =>
    client.call(twice, { params: { name: 'a b' }, query: {}, body: { n }, idempotencyKey: key });

  it('answers by contract and keeps back what the contract does not promise', async () => {
    expect(await ask(21)).toEqual({ ok: true, value: { name: 'a b', n: 42 } });
  });

  it('brings refusals with their details to the caller as values', async () => {
    expect(await ask(13)).toEqual({ ok: false, reason: 'order-unknown', details: { n: 13 } });
  });

  it('performs a job once for each cause', async () => {
    await ask(1000, 'cause');
    await ask(1000, 'cause');
    await ask(10_000, 'another');

    await eventually(async () => {
      const [{ n }] = await db.query<[{ n: number }]>('SELECT n FROM counter');
      expect((n % 100_000) - (n % 1000)).toBe(11_000);
    });
  });
});

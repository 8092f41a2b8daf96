import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z as classic } from 'zod';
import { z } from 'zod/mini';
import { endpoint } from '@fenestra/contracts/endpoint';
import { accept, refuse } from '@fenestra/domain/result';
import { type TestService, startTestService } from '@fenestra/testing/start-test-service';
import { temporaryFolders } from '@fenestra/testing/temporary-folders';
import { eventually } from '@fenestra/testing/time';
import { type Call, Serve } from '../http/serve-endpoint';
import { job, Jobs, Performs } from '../jobs/jobs';
import { ServiceClient } from '../http/service-client';

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

class OtherClient extends ServiceClient {
  static readonly service = 'other';
}

@Controller()
class NumbersController {
  constructor(
    private readonly jobs: Jobs,
    readonly pricing: OtherClient,
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
  const newFolder = temporaryFolders();
  let alone: TestService;

  beforeAll(async () => {
    const migrations = newFolder();
    await writeFile(join(migrations, '0001-counter.sql'), 'CREATE TABLE counter AS SELECT 0 AS n');
    alone = await startTestService({
      name: 'numbers',
      module: NumbersModule,
      config: classic.object({}),
      migrations,
      needs: [OtherClient],
      jobs: [CountUp],
    });
  });
  afterAll(() => alone.close());

  const ask = (n: number, key = 'key') =>
    alone.client.call(twice, { params: { name: 'a b' }, query: {}, body: { n }, idempotencyKey: key });

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
      const [{ n }] = await alone.db.query<[{ n: number }]>('SELECT n FROM counter');
      expect(n - (n % 1000)).toBe(11_000);
    });
  });
});

import { randomUUID } from 'node:crypto';
import type { Type } from '@nestjs/common';
import { Redis } from 'ioredis';
import { z } from 'zod/mini';
import { classifyError } from '@fenestra/messaging/inbox/errors';
import { currentTraceparent, inSpan } from '@fenestra/messaging/tracing/trace-context';
import { startFaultProxy } from '@fenestra/testing/fault-proxy';
import { emptyDatabase } from '@fenestra/testing/database';
import { describeWithRedis, type RedisServer, redisAt, startRedis } from '@fenestra/testing/redis';
import { eventually } from '@fenestra/testing/time';
import { freePort } from '../service/free-port';
import { type JobStore, jobsInPostgres, jobsInRedis, migrateJobs } from './job-store';
import { UnrecoverableJobError, job, Jobs, Performs, type PerformsJob } from './jobs';

const sendMail = job({ name: 'send-mail', data: z.object({ to: z.string() }) });
const sweep = job({ name: 'sweep', everyMs: 100 });
const seldom = job({ name: 'seldom', everyMs: 3_600_000 });
const look = job({ name: 'look' });

let sent: { to: string; trace: string | undefined }[] = [];
let sweeps = 0;
let seldoms = 0;
let failures = 0;
let looks = 0;

@Performs(sendMail)
class SendMail {
  async perform({ to }: { to: string }): Promise<void> {
    if (to === 'nobody') throw new UnrecoverableJobError('has no address');
    if (to === 'later' && failures++ === 0) throw new Error('the mail server is busy');
    sent.push({ to, trace: currentTraceparent().split('-')[1] });
  }
}

@Performs(sweep)
class Sweep {
  async perform(): Promise<void> {
    sweeps++;
  }
}

@Performs(seldom)
class Seldom {
  async perform(): Promise<void> {
    seldoms++;
  }
}

@Performs(look)
class Look {
  async perform(): Promise<void> {
    looks++;
  }
}

function jobsConformance(newStore: (service: string) => JobStore): void {
  let jobs: Jobs;
  let service: string;
  const others: Jobs[] = [];
  const start = (each: Jobs) => each.start([SendMail, Sweep, Look], (performer) => new performer());

  beforeEach(async () => {
    [sent, sweeps, seldoms, failures, looks] = [[], 0, 0, 0, 0];
    service = `jobs-${randomUUID()}`;
    jobs = new Jobs(service, newStore(service));
    await jobs.open();
  });
  afterEach(async () => {
    for (const each of [jobs, ...others.splice(0)]) {
      await each.stop();
      await each.close();
    }
  });

  it('performs a job once for each cause, also when it is put off before anybody works', async () => {
    for (const cause of ['a', 'a', 'b']) await jobs.enqueue(sendMail, cause, { to: cause });
    await start(jobs);
    await eventually(async () => expect(sent.map(({ to }) => to).sort()).toEqual(['a', 'b']));
    await jobs.enqueue(sendMail, 'a', { to: 'a' });
    await jobs.enqueue(sendMail, 'c', { to: 'c' });

    await eventually(async () => expect(sent).toHaveLength(3));
    expect(sent.map(({ to }) => to).sort()).toEqual(['a', 'b', 'c']);
  });

  it('works under the trace of what it follows from', async () => {
    await start(jobs);
    const span = { name: 'stock.reserve', kind: 'consumer', service } as const;
    const trace = await inSpan(span, async () => {
      await jobs.enqueue(sendMail, 'a', { to: 'a' });
      return currentTraceparent().split('-')[1];
    });

    await eventually(async () => expect(sent).toEqual([{ to: 'a', trace }]));
  });

  it('tries a failed job again, but not one that gave up', async () => {
    await start(jobs);
    await jobs.enqueue(sendMail, 'a', { to: 'nobody' });
    await jobs.enqueue(sendMail, 'b', { to: 'later' });

    await eventually(async () => expect(sent.map(({ to }) => to)).toEqual(['later']));
    await eventually(async () => expect(await jobs.counts()).toMatchObject({ failed: 1 }));
  });

  it('leaves a job that it does not know to a process of a later release', async () => {
    const later = new Jobs(service, newStore(service));
    await later.open();
    others.push(later);
    await jobs.start([Sweep], (performer) => new performer());
    await jobs.enqueue(sendMail, 'a', { to: 'a' });
    await eventually(async () => expect(await jobs.counts()).toMatchObject({ waiting: 0, active: 0 }));
    await jobs.stop();
    await start(later);

    await eventually(async () => expect(sent.map(({ to }) => to)).toEqual(['a']));
  });

  it('does not take a job whose data break its contract', async () => {
    await start(jobs);
    await jobs.enqueue(sendMail as never, 'a', { to: 7 } as never);
    await jobs.enqueue(sendMail, 'b', { to: 'b' });

    await eventually(async () => expect(sent.map(({ to }) => to)).toEqual(['b']));
    await eventually(async () => expect(await jobs.counts()).toMatchObject({ failed: 1 }));
  });

  it('sweeps once for all processes', async () => {
    const other = new Jobs(service, newStore(service));
    await other.open();
    others.push(other);
    const started = Date.now();
    await Promise.all([start(jobs), start(other)]);
    await eventually(async () => expect(sweeps).toBeGreaterThanOrEqual(5));

    expect(sweeps).toBeLessThanOrEqual(Math.ceil((Date.now() - started) / 100) + 2);
  });

  it('looks once for all who ask within half a second, in whatever process, and not before the time', async () => {
    const other = new Jobs(service, newStore(service));
    await other.open();
    others.push(other);
    await Promise.all([start(jobs), start(other)]);
    const asked = Date.now();
    await Promise.all(Array.from({ length: 20 }, (_, nth) => (nth % 2 ? jobs : other).wakeUp(look, 300)));
    const halves = Math.ceil((Date.now() - asked) / 500) + 1; // that may have begun while they asked
    await eventually(async () => expect(looks).toBeGreaterThan(0));

    expect(Date.now() - asked).toBeGreaterThanOrEqual(300);
    expect(looks).toBeLessThanOrEqual(halves);
    const before = looks;
    await jobs.wakeUp(look, 1_000);
    await eventually(async () => expect(looks).toBeGreaterThan(before));
  });

  it('finds jobs that are over and about something, and removes them, and no others', async () => {
    await start(jobs);
    for (const to of ['nobody', 'jana', 'petr']) await jobs.enqueue(sendMail, to, { to });
    const about = (text: string): boolean => /jana|has no address/.test(text);
    await eventually(async () => expect(await jobs.findFinished(about)).toHaveLength(2));

    expect(await jobs.removeFinished(about)).toBe(2);
    expect(await jobs.findFinished(about)).toEqual([]);
    await eventually(async () => expect(await jobs.findFinished((text) => text.includes('petr'))).toHaveLength(1));
  });

  async function ofRelease(...performers: Type<PerformsJob>[]): Promise<Jobs> {
    const release = new Jobs(service, newStore(service), 1_000);
    others.push(release);
    await release.open();
    await release.start(performers, (performer) => new performer());
    return release;
  }

  async function schedulers() {
    const store = newStore(service);
    const queue = store.queue(service);
    const found = await queue.getJobSchedulers();
    await queue.close();
    await store.close();
    return found;
  }

  it('ends the sweep of a release that is gone', async () => {
    const last = await ofRelease(Sweep);
    await eventually(async () => expect(sweeps).toBeGreaterThanOrEqual(1));
    await last.stop();
    await ofRelease(SendMail);

    await eventually(async () => expect(await schedulers()).toEqual([]));
  });

  it('leaves the sweeps of a release that runs beside it as they are', async () => {
    await ofRelease(Seldom);
    await eventually(async () => expect(seldoms).toBe(1));
    await ofRelease(Sweep);
    const twoRoundsOn = Date.now() + 2_000;
    await eventually(async () => {
      const named = (await schedulers()).map(({ template }) => (template?.data as { namedAt: number }).namedAt);
      expect(named.filter((at) => at > twoRoundsOn)).toHaveLength(2);
    });

    expect(seldoms).toBe(1);
  });

  it('lets the running job end when it stops', async () => {
    await jobs.enqueue(sendMail, 'a', { to: 'a' });
    await start(jobs);
    await eventually(async () => expect(sent).toHaveLength(1));
    await jobs.stop();
    await jobs.enqueue(sendMail, 'b', { to: 'b' });

    expect((await jobs.counts())['waiting']).toBeGreaterThanOrEqual(1); // the sweep may wait beside it
    expect(sent).toHaveLength(1);
  });
}

describe('jobs in PostgreSQL', () => {
  let url: string;

  beforeAll(async () => {
    url = await emptyDatabase();
    await migrateJobs(url);
  });

  jobsConformance((service) => jobsInPostgres(url, service));

  it.each([
    ['refuses connections', 'cut'],
    ['does not answer', 'freeze'],
  ] as const)(
    'a job queue that starts during an outage rejects work, then resumes: PostgreSQL %s',
    async (_, outage) => {
      await using closing = new AsyncDisposableStack();
      const link = closing.adopt(await startFaultProxy(url), (each) => each.close());
      await link[outage]();
      const early = new Jobs(`early-${outage}`, jobsInPostgres(link.url, `early-${outage}`), 50);
      closing.defer(() => early.close());
      closing.defer(() => early.stop());
      await early.open();
      await early.start([Sweep, SendMail], (performer) => new performer());
      const enqueue = () => early.enqueue(sendMail, randomUUID(), { to: 'jana@example.test' });
      expect(classifyError(await enqueue().catch((error: unknown) => error))).toBe('infrastructure');

      await link.restore();
      const before = sweeps;
      await eventually(async () => expect(sweeps).toBeGreaterThan(before));
      sent = [];
      await enqueue();
      await eventually(async () => expect(sent).toMatchObject([{ to: 'jana@example.test' }]));
    },
  );

  test('a running job queue rejects work at once while PostgreSQL refuses connections', async () => {
    await using closing = new AsyncDisposableStack();
    const link = closing.adopt(await startFaultProxy(url), (each) => each.close());
    const running = new Jobs('running', jobsInPostgres(link.url, 'running'));
    closing.defer(() => running.close());
    await running.open();
    await link.cut();

    const refused = await running.enqueue(sendMail, 'a', { to: 'a' }).catch((error: unknown) => error);
    expect(classifyError(refused)).toBe('infrastructure');
  });
});

describeWithRedis('jobs in Redis', () => {
  let redis: RedisServer;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  jobsConformance(() => jobsInRedis(redis.url));

  it('sweep again after Redis has lost everything', async () => {
    const jobs = new Jobs('forgetful', jobsInRedis(redis.url), 50);
    await jobs.open();
    await jobs.start([Sweep], (performer) => new performer());
    await eventually(async () => expect(sweeps).toBeGreaterThan(0));

    const client = new Redis(redis.url);
    await client.flushall();
    await client.quit();
    const before = sweeps;
    await eventually(async () => expect(sweeps).toBeGreaterThan(before + 2));
    await jobs.stop();
    await jobs.close();
  });

  it('are said not to be taken while Redis answers and takes nothing more', async () => {
    await using closing = new AsyncDisposableStack();
    const store = closing.adopt(jobsInRedis(redis.url), (each) => each.close());
    const admin = closing.adopt(new Redis(redis.url), (client) => client.disconnect());
    closing.defer(async () => void (await admin.config('SET', 'maxmemory', '0', 'min-replicas-to-write', '0')));
    expect(await store.check()).toMatchObject({ ready: true });
    await admin.config('SET', 'maxmemory', '1');
    expect(await store.check()).toEqual({ ready: false, detail: 'refuses writes: OOM' });
    await admin.config('SET', 'maxmemory', '0', 'min-replicas-to-write', '1');
    expect(await store.check()).toEqual({ ready: false, detail: 'refuses writes: NOREPLICAS' });
  });

  it('end while Redis is down', async () => {
    const gone = await startRedis();
    const jobs = new Jobs('late', jobsInRedis(gone.url), 50);
    await jobs.open();
    await jobs.start([Sweep], (performer) => new performer());
    await gone.stop();
    await jobs.stop();
    await jobs.close();
  });

  it('a job queue that starts during an outage of Redis rejects work, then resumes', async () => {
    const port = await freePort();
    const jobs = new Jobs('early', jobsInRedis(redisAt(port)), 50);
    await jobs.open();
    await jobs.start([Sweep, SendMail], (performer) => new performer());
    const putOff = () => jobs.enqueue(sendMail, randomUUID(), { to: 'jana@example.test' });
    await putOff().then(
      () => expect('enqueued').toBe('refused'),
      (error: unknown) => expect(classifyError(error)).toBe('infrastructure'),
    );

    const late = await startRedis(port);
    const before = sweeps;
    await eventually(async () => expect(sweeps).toBeGreaterThan(before));
    sent = [];
    await putOff();
    await eventually(async () => expect(sent).toMatchObject([{ to: 'jana@example.test' }]));
    await jobs.stop();
    await jobs.close();
    await late.stop();
  });
});

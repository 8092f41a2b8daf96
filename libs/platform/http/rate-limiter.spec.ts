import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Redis } from 'ioredis';
import { describeWithRedis, type RedisServer, startRedis } from '@fenestra/testing/redis';
import { eventually } from '@fenestra/testing/time';
import { inSpan } from '@fenestra/messaging/tracing/trace-context';
import { type RateLimiter, RateLimiterFactory } from './rate-limiter';

function limitConformance(newLimits: () => RateLimiterFactory): void {
  let limits: RateLimiterFactory;
  let name: string;

  beforeEach(() => {
    limits = newLimits();
    name = randomUUID();
  });
  afterEach(() => limits.close());

  it('counts each caller for itself, also calls at once', async () => {
    const limit = limits.create(name, 10, 60);
    const waits = await Promise.all(Array.from({ length: 20 }, () => limit('caller')));

    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
    expect(await limit('another')).toBe(0);
    expect(await limits.create(`${name} other`, 10, 60)('caller')).toBe(0);
  });

  it('has room again for a call that was given back', async () => {
    const limit = limits.create(name, 2, 60);
    await limit('caller');
    await limit('caller');
    await limit.giveBack('caller');

    expect(await limit('caller')).toBe(0);
    expect(await limit('caller')).toBeGreaterThan(0);
  });

  it('says when the window ends, and begins anew after it', async () => {
    const limit = limits.create(name, 1, 5);
    await limit('caller');
    const wait = await limit('caller');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(5_000);

    await eventually(async () => expect(await limit('caller')).toBe(0));
  });
}

describe('calls limited in memory', () => {
  limitConformance(() => new RateLimiterFactory());

  it('keep nothing of the requests in which their callers were first counted', async () => {
    const limit = new RateLimiterFactory().create('a day', 1, 86_400);
    const replies = await Promise.all(Array.from({ length: 100 }, (_, nth) => countedIn(limit, `caller ${nth}`)));

    await eventually(() => {
      collectGarbage();
      expect(replies.filter((reply) => reply.deref())).toEqual([]);
      return Promise.resolve();
    });
    expect(await limit('caller 1')).toBeGreaterThan(0);
  });
});

/** Counts a caller within a request, and returns the reply that the request would be answered by. */
async function countedIn(limit: RateLimiter, caller: string): Promise<WeakRef<object>> {
  const reply = { body: 'with a name' };
  const callerLeft = () => (reply.body ? new AbortController().signal : AbortSignal.abort());
  await inSpan({ name: 'a request', kind: 'server', service: 'gateway', callerLeft }, () => limit(caller));
  return new WeakRef(reply);
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describeWithRedis('calls limited in Redis', () => {
  let redis: RedisServer;

  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  limitConformance(() => new RateLimiterFactory(redis.url));

  it('are counted for all processes together', async () => {
    const [one, other] = [new RateLimiterFactory(redis.url), new RateLimiterFactory(redis.url)];
    expect(await one.create('together', 1, 60)('caller')).toBe(0);
    expect(await other.create('together', 1, 60)('caller')).toBeGreaterThan(0);
    one.close();
    other.close();
  });

  it('are counted by the process while Redis is down', async () => {
    const own = await startRedis();
    const limits = new RateLimiterFactory(own.url);
    const limit = limits.create('alone', 2, 60);
    await limit('caller');
    await own.stop();

    expect(await limit('caller')).toBe(0);
    expect(await limit('caller')).toBe(0);
    expect(await limit('caller')).toBeGreaterThan(0);
    limits.close();
  });

  it('are counted by the process while Redis answers and takes nothing more, which the check says', async () => {
    await using closing = new AsyncDisposableStack();
    const own = closing.adopt(await startRedis(), (server) => server.stop());
    const admin = closing.adopt(new Redis(own.url), (client) => client.disconnect());
    const limits = closing.adopt(new RateLimiterFactory(own.url), (each) => each.close());
    const limit = limits.create('alone', 1, 60);
    expect(await limits.check()).toMatchObject({ ready: true });
    await admin.config('SET', 'maxmemory', '1');

    expect(await limits.check()).toEqual({ ready: false, detail: 'refuses writes: OOM' });
    expect(await limit('caller')).toBe(0);
    expect(await limit('caller')).toBeGreaterThan(0);
    await admin.config('SET', 'maxmemory', '0');
    expect(await limits.check()).toMatchObject({ ready: true });
    expect(await admin.keys('*')).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { describeWithRedis, type RedisServer, startRedis } from '@fenestra/testing/redis';
import { eventually } from '@fenestra/testing/time';
import { SystemClock } from '../service/clock';
import { type CallCounter, CallsInMemory, CallsInRedis } from './call-counter';

function countingConformance(newCounter: () => CallCounter): void {
  let counter: CallCounter;
  let key: string;

  beforeEach(() => {
    counter = newCounter();
    key = randomUUID();
  });
  afterEach(() => counter.close());

  it('counts each key for itself, also calls at once', async () => {
    const counts = await Promise.all(Array.from({ length: 20 }, () => counter.count(key, 60_000)));

    expect(counts.map(({ calls }) => calls).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(await counter.count(`${key} other`, 60_000)).toMatchObject({ calls: 1 });
  });

  it('says when the window ends, and begins anew after it', async () => {
    const { endsInMs } = await counter.count(key, 200);
    expect(endsInMs).toBeGreaterThan(0);
    expect(endsInMs).toBeLessThanOrEqual(200);
    await counter.count(key, 200);

    await eventually(async () => expect((await counter.count(key, 200)).calls).toBe(1));
  });
}

describe('calls counted in memory', () => {
  countingConformance(() => new CallsInMemory(new SystemClock()));

  it('does not grow without end', async () => {
    const counter = new CallsInMemory(new SystemClock());
    for (let n = 0; n < 50_001; n++) await counter.count(`${n}`, 60_000);

    expect(await counter.count('0', 60_000)).toMatchObject({ calls: 1 });
  });
});

describeWithRedis('calls counted in Redis', () => {
  let redis: RedisServer;

  beforeAll(async () => {
    redis = await startRedis();
  }, 60_000);
  afterAll(() => redis.stop());

  countingConformance(() => new CallsInRedis(redis.url));

  it('refuses nobody while Redis is down', async () => {
    const own = await startRedis();
    const counter = new CallsInRedis(own.url);
    await counter.count('key', 60_000);
    await own.stop();

    for (const _ of [1, 2, 3]) expect(await counter.count('key', 60_000)).toEqual({ calls: 1, endsInMs: 60_000 });
    await counter.close();
  });
});

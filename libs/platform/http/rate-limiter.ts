import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type CheckResult, healthy } from '../observability/health';
import { checkRedisWrites } from '../observability/check-redis-writes';

/** Resolves to how long the caller has to wait, in milliseconds: 0 while its calls last. One may count as many. */
export type RateLimiter = {
  (client: string, count?: number): Promise<number>;
  /** Takes back one that was counted before it was known whether it counts. */
  giveBack(client: string): Promise<void>;
};

/** Limits of calls by caller: of all processes together where there is Redis; while it is down each process counts for itself. */
export class RateLimiterFactory {
  private readonly redis: Redis | undefined;

  constructor(redisUrl?: string) {
    if (!redisUrl) return;
    this.redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, commandTimeout: 500, disconnectTimeout: 100 });
    this.redis.on('error', () => undefined); // it connects again by itself
  }

  /** The window begins with a caller's first call. */
  create(name: string, calls: number, seconds: number): RateLimiter {
    const inMemory = windowsInMemory(calls, seconds);
    if (!this.redis) return inMemory;
    const limiter = new RateLimiterRedis({
      ...{ keyPrefix: `calls:${name}`, points: calls, duration: seconds },
      storeClient: this.redis,
    });
    const consume = async (client: string, count = 1): Promise<number> => {
      try {
        await limiter.consume(client, count);
        return 0;
      } catch (refusal) {
        return refusal instanceof RateLimiterRes ? refusal.msBeforeNext : inMemory(client, count);
      }
    };
    const giveBack = async (client: string): Promise<void> => {
      await limiter.reward(client).catch(() => inMemory.giveBack(client));
    };
    return Object.assign(consume, { giveBack });
  }

  /** Whether calls are counted together, where they are to be. */
  async check(): Promise<CheckResult> {
    return this.redis ? checkRedisWrites(this.redis, 'calls:check') : healthy();
  }

  close(): void {
    this.redis?.disconnect();
  }
}

/** Maximum number of callers that a limit counts in memory. Evicts the least recently seen ones. */
const maxClients = 50_000;

/**
 * Fixed windows of this process. RateLimiterMemory would set a timer for each caller, which keeps the request that it is set in, with its body, until
 * the window ends: up to a day.
 */
function windowsInMemory(calls: number, seconds: number): RateLimiter {
  const windows = new LRUCache<string, { spent: number; readonly endsAt: number }>({ max: maxClients });
  const consume = (client: string, count = 1): Promise<number> => {
    const now = Date.now();
    const known = windows.get(client);
    const window = known && known.endsAt > now ? known : { spent: 0, endsAt: now + seconds * 1_000 };
    window.spent += count;
    windows.set(client, window);
    return Promise.resolve(window.spent > calls ? window.endsAt - now : 0);
  };
  const giveBack = (client: string): Promise<void> => {
    const window = windows.get(client);
    if (window) window.spent -= 1;
    return Promise.resolve();
  };
  return Object.assign(consume, { giveBack });
}

import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type CheckResult, working } from '../observability/health';
import { redisTakesWrites } from '../observability/redis-takes-writes';

/** Resolves to how long the caller has to wait, in milliseconds: 0 while its calls last. One may count as many. */
export type CallLimit = {
  (caller: string, count?: number): Promise<number>;
  /** Takes back one that was counted before it was known whether it counts. */
  giveBack(caller: string): Promise<void>;
};

/** Limits of calls by caller: of all processes together where there is Redis; while it is down each process counts for itself. */
export class CallLimits {
  private readonly redis: Redis | undefined;

  constructor(redisUrl?: string) {
    if (!redisUrl) return;
    this.redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, commandTimeout: 500, disconnectTimeout: 100 });
    this.redis.on('error', () => undefined); // it connects again by itself
  }

  /** The window begins with a caller's first call. */
  limit(name: string, calls: number, seconds: number): CallLimit {
    const options = { keyPrefix: `calls:${name}`, points: calls, duration: seconds };
    const inMemory = new RateLimiterMemory(options);
    const limiter = this.redis
      ? new RateLimiterRedis({ ...options, storeClient: this.redis, insuranceLimiter: inMemory })
      : inMemory;
    const consume = async (caller: string, count = 1): Promise<number> => {
      try {
        await limiter.consume(caller, count);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
        throw refusal;
      }
    };
    return Object.assign(consume, { giveBack: async (caller: string) => void (await limiter.reward(caller)) });
  }

  /** Whether calls are counted together, where they are to be. */
  async check(): Promise<CheckResult> {
    return this.redis ? redisTakesWrites(this.redis, 'calls:check') : working();
  }

  close(): void {
    this.redis?.disconnect();
  }
}

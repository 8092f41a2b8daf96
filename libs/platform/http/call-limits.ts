import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Resolves to how long the caller has to wait, in milliseconds: 0 while its calls last. One may count as many. */
export type CallLimit = (caller: string, count?: number) => Promise<number>;

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
    return async (caller, count = 1) => {
      try {
        await limiter.consume(caller, count);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
        throw refusal;
      }
    };
  }

  /** Rejects while calls are not counted together. */
  async ping(): Promise<void> {
    await this.redis?.ping();
  }

  close(): void {
    this.redis?.disconnect();
  }
}

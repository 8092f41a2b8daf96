import { Redis } from 'ioredis';
import type { Clock } from '../service/clock';

/** Counts what happens under a key within a window of time, for limits per caller. */
export abstract class CallCounter {
  /** Counts one more; the window begins with the first. Resolves to the count and to when the window ends. */
  abstract count(key: string, windowMs: number): Promise<Counted>;
  /** Rejects while callers are not counted. */
  abstract ping(): Promise<void>;
  abstract close(): Promise<void>;
}

export type Counted = { readonly calls: number; readonly endsInMs: number };

const remembered = 50_000;

/** For one process. Memory stays bounded whoever calls. */
export class CallsInMemory extends CallCounter {
  private readonly windows = new Map<string, { calls: number; endsAt: number }>();

  constructor(private readonly clock: Clock) {
    super();
  }

  count(key: string, windowMs: number): Promise<Counted> {
    const now = this.clock.now().getTime();
    const known = this.windows.get(key);
    const window = known && known.endsAt > now ? known : this.begin(key, now, windowMs);
    window.calls += 1;
    return Promise.resolve({ calls: window.calls, endsInMs: window.endsAt - now });
  }

  ping(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.windows.clear();
    return Promise.resolve();
  }

  private begin(key: string, now: number, windowMs: number) {
    if (this.windows.size >= remembered) this.forget(now);
    const window = { calls: 0, endsAt: now + windowMs };
    this.windows.set(key, window);
    return window;
  }

  /** Those that have ended; when all are still open, all: then nobody is refused for a moment. */
  private forget(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
    if (this.windows.size >= remembered) this.windows.clear();
  }
}

const countInWindow = `
  local calls = redis.call('INCR', KEYS[1])
  if calls == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { calls, redis.call('PTTL', KEYS[1]) }`;

/** For all processes together. */
export class CallsInRedis extends CallCounter {
  private readonly redis: Redis;

  constructor(url: string) {
    super();
    this.redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 500, disconnectTimeout: 100 });
    this.redis.on('error', () => undefined); // it connects again by itself
  }

  /** While Redis is down nobody is refused: a limit protects the shop, it must not close it. */
  async count(key: string, windowMs: number): Promise<Counted> {
    try {
      const answer = await this.redis.eval(countInWindow, 1, `calls:${key}`, windowMs);
      const [calls, endsInMs] = answer as [number, number];
      return { calls, endsInMs };
    } catch {
      return { calls: 1, endsInMs: windowMs };
    }
  }

  async ping(): Promise<void> {
    await this.redis.ping();
  }

  close(): Promise<void> {
    this.redis.disconnect();
    return Promise.resolve();
  }
}

import type { CallLimit } from '@fenestra/platform/http/call-limits';

/** Windows of different lengths that count the same thing. */
export class Quota {
  constructor(private readonly limits: readonly CallLimit[]) {}

  /** Returns how many milliseconds `key` has to wait; 0 when counted. A refusal counts in no window, so that nobody can fill one by being refused. */
  async take(key: string): Promise<number> {
    for (const [nth, limit] of this.limits.entries()) {
      const waitMs = await limit(key);
      if (waitMs === 0) continue;
      await giveBack(this.limits.slice(0, nth + 1), key);
      return waitMs;
    }
    return 0;
  }

  giveBack(key: string): Promise<void> {
    return giveBack(this.limits, key);
  }
}

async function giveBack(limits: readonly CallLimit[], key: string): Promise<void> {
  await Promise.all(limits.map((limit) => limit.giveBack(key)));
}

import { nextAttemptAt } from '@fenestra/platform/jobs/backoff';

const second = 1_000;

/** When to try again after `tries` calls in vain: 2 s, 4 s … at most 10 minutes. */
export const retryAt = (now: Date, attempts: number): Date =>
  nextAttemptAt(now, attempts, { firstMs: 2 * second, maxMs: 600 * second });

/** When to ask for a refund anew after `failed` that came to nothing: each is one more at the provider. 10 minutes, 20 … at most a day. */
export const refundRetryAt = (now: Date, failed: number): Date =>
  nextAttemptAt(now, failed, { firstMs: 600 * second, maxMs: 24 * 3_600 * second });

/** When to ask for the state of an open session again, should no notification come: each minute at first, later less often. */
export const scheduledPollAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(60 + attempts * 30, 900) * second);

/** A call outside takes less: a row that is still being worked on then was left behind by a dead process. */
export const abandonedAt = (now: Date): Date => new Date(now.getTime() + 60 * second);

const minPollIntervalMs = 3 * second;

/** Whoever asked the provider before this time has an answer that is too old. */
export const polledBefore = (now: Date): Date => new Date(now.getTime() - minPollIntervalMs);

/** When the provider may be asked again. */
export const earliestPollAt = (askedAt: Date): Date => new Date(askedAt.getTime() + minPollIntervalMs);

import { networkOf } from '@fenestra/platform/http/ip-network';

const second = 1_000;
/** After so many failures each further attempt waits twice as long as the one before it, up to `maxWaitMs`. */
type Backoff = { readonly free: number; readonly firstWaitMs: number; readonly maxWaitMs: number };
const sourceBackoff: Backoff = { free: 5, firstWaitMs: 2 * second, maxWaitMs: 300 * second };
const totalBackoff: Backoff = { free: 50, firstWaitMs: second, maxWaitMs: 60 * second };
/** Failures are forgotten so long after the last of them. */
const retentionMs = 3_600 * second;
const maxSources = 10_000;

type Failures = { count: number; lastAt: number; waitUntil: number };

/**
 * Limits attempts to sign in by address and in total (decision 80). A browser that has signed in before is counted by itself, so that
 * attempts of others never keep its operator out. A restart clears all counts.
 */
export class SignInLimits {
  private readonly bySource = new Map<string, Failures>();
  private total: Failures | undefined;

  /** Milliseconds until the next attempt is checked; 0 for now. Attempts before that do not count. */
  waitMs(address: string, browser: string | undefined, now: Date): number {
    const own = this.failuresOf(sourceOf(address, browser), now);
    const others = browser === undefined ? this.totalFailures(now) : undefined;
    return Math.max(0, ...[own, others].map((each) => (each?.waitUntil ?? 0) - now.getTime()));
  }

  recordFailure(address: string, browser: string | undefined, now: Date): void {
    const source = sourceOf(address, browser);
    const own = withFailure(this.failuresOf(source, now), now, sourceBackoff);
    this.bySource.delete(source); // the latest last: the earliest goes first
    this.bySource.set(source, own);
    if (this.bySource.size > maxSources) this.bySource.delete(this.bySource.keys().next().value!);
    if (browser === undefined) this.total = withFailure(this.totalFailures(now), now, totalBackoff);
  }

  /** The counts of the total stay: another one may go on. */
  recordSuccess(address: string, browser: string | undefined): void {
    this.bySource.delete(sourceOf(address, browser));
  }

  private failuresOf(source: string, now: Date): Failures | undefined {
    return ifRecent(this.bySource.get(source), now);
  }

  private totalFailures(now: Date): Failures | undefined {
    return ifRecent(this.total, now);
  }
}

const sourceOf = (address: string, browser: string | undefined): string =>
  browser === undefined ? networkOf(address) : `browser ${browser}`;

const ifRecent = (failures: Failures | undefined, now: Date): Failures | undefined =>
  failures && now.getTime() - failures.lastAt < retentionMs ? failures : undefined;

function withFailure(before: Failures | undefined, now: Date, { free, firstWaitMs, maxWaitMs }: Backoff): Failures {
  const count = (before?.count ?? 0) + 1;
  const waitMs = count < free ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** Math.min(20, count - free));
  return { count, lastAt: now.getTime(), waitUntil: now.getTime() + waitMs };
}

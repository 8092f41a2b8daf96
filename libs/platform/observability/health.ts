import { setTimeout as sleep } from 'node:timers/promises';

export type CheckResult = { readonly ready: boolean; readonly detail: string };
/** Says whether one thing that a service depends on works now; a rejection says no. */
export type Check = () => Promise<CheckResult>;

export type Checks = {
  /** Without these no caller can be served. */
  readonly required: Readonly<Record<string, Check>>;
  /** While one of these is away, callers are served, and what depends on it catches up later. */
  readonly supporting: Readonly<Record<string, Check>>;
};

export type ServiceHealth = {
  readonly ready: boolean;
  /** One sentence for each supporting part that does not work. */
  readonly degraded: readonly string[];
  readonly checks: Readonly<Record<string, CheckResult>>;
};

/**
 * Milliseconds: what does not answer by then does not work. Both are shorter than whoever asks waits (readinessProbe, HEALTHCHECK), else a
 * supporting part that says nothing would look like a process that says nothing, and be an outage.
 */
export const patienceMs = { required: 2_000, supporting: 1_000 };

/** Asks all checks at once. */
export async function healthOf(checks: Checks): Promise<ServiceHealth> {
  const [required, supporting] = await Promise.all([
    answersOf(checks.required, patienceMs.required),
    answersOf(checks.supporting, patienceMs.supporting),
  ]);
  return {
    ready: required.every(([, { ready }]) => ready),
    degraded: supporting.filter(([, { ready }]) => !ready).map(([name, { detail }]) => `${name}: ${detail}`),
    checks: Object.fromEntries([...required, ...supporting]),
  };
}

const answersOf = (checks: Readonly<Record<string, Check>>, ms: number): Promise<[name: string, CheckResult][]> =>
  Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await answerOf(check, ms)]));

async function answerOf(check: Check, ms: number): Promise<CheckResult> {
  const over = new AbortController();
  const tooLate = sleep(ms, { ready: false, detail: `no answer within ${ms} ms` }, over);
  try {
    return await Promise.race([check(), tooLate]);
  } catch (fault) {
    const { code, name } = fault as Error & { code?: string };
    return { ready: false, detail: code ?? name }; // the message may hold addresses
  } finally {
    over.abort();
    tooLate.catch(() => undefined);
  }
}

export const working = (detail = 'works'): CheckResult => ({ ready: true, detail });

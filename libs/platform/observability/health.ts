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
export const checkTimeoutMs = { required: 2_000, supporting: 1_000 };

/** Asks all checks at once. */
export async function healthOf(checks: Checks): Promise<ServiceHealth> {
  const [required, supporting] = await Promise.all([
    resultsOf(checks.required, checkTimeoutMs.required),
    resultsOf(checks.supporting, checkTimeoutMs.supporting),
  ]);
  return {
    ready: required.every(([, { ready }]) => ready),
    degraded: supporting.filter(([, { ready }]) => !ready).map(([name, { detail }]) => `${name}: ${detail}`),
    checks: Object.fromEntries([...required, ...supporting]),
  };
}

const resultsOf = (checks: Readonly<Record<string, Check>>, ms: number): Promise<[name: string, CheckResult][]> =>
  Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await resultOf(check, ms)]));

async function resultOf(check: Check, ms: number): Promise<CheckResult> {
  const controller = new AbortController();
  const timeout = sleep(ms, { ready: false, detail: `no answer within ${ms} ms` }, controller);
  try {
    return await Promise.race([check(), timeout]);
  } catch (error) {
    const { code, name } = error as Error & { code?: string };
    return { ready: false, detail: code ?? name }; // the message may hold addresses
  } finally {
    controller.abort();
    timeout.catch(() => undefined);
  }
}

export const healthy = (detail = 'works'): CheckResult => ({ ready: true, detail });

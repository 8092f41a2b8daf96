import { setTimeout as sleep } from 'node:timers/promises';

export type CheckResult = { readonly ready: boolean; readonly detail: string };
/** Says whether one thing that a service depends on works now; a rejection says no. */
export type Check = () => Promise<CheckResult>;

export type ServiceHealth = { readonly ready: boolean; readonly checks: Readonly<Record<string, CheckResult>> };

const patienceMs = 2_000;

/** Asks all checks at once. What does not answer in two seconds does not work. */
export async function healthOf(checks: Readonly<Record<string, Check>>): Promise<ServiceHealth> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await answerOf(check)] as const),
  );
  return { ready: results.every(([, { ready }]) => ready), checks: Object.fromEntries(results) };
}

async function answerOf(check: Check): Promise<CheckResult> {
  const over = new AbortController();
  const tooLate = sleep(patienceMs, { ready: false, detail: `no answer within ${patienceMs} ms` }, over);
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

import { performance } from 'node:perf_hooks';

/** What one round of load has shown; times in milliseconds. */
export type Round = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly done: number;
  readonly failed: number;
};

export type LoadOptions = {
  /** Each sends its next request when it has the answer of the last. */
  readonly clients: number;
  /** Runs first and is not counted. */
  readonly warmUpMs: number;
  readonly measuredMs: number;
};

/** The request of one client. It rejects when the answer is wrong; `nth` counts the client's own requests from 0. */
export type Request = (client: number, nth: number) => Promise<void>;

/** Loads with a fixed number of clients. A failed request is counted and the client goes on. */
export async function load({ clients, warmUpMs, measuredMs }: LoadOptions, request: Request): Promise<Round> {
  const begin = performance.now() + warmUpMs;
  const end = begin + measuredMs;
  const times: number[] = [];
  let failed = 0;

  const run = async (client: number): Promise<void> => {
    for (let nth = 0; performance.now() < end; nth++) {
      const sent = performance.now();
      const ok = await request(client, nth).then(
        () => true,
        (fault: unknown) => {
          if (failed === 0) console.error('first failed request:', fault);
          return false;
        },
      );
      const answered = performance.now();
      if (!ok) failed += 1;
      else if (answered >= begin && answered < end) times.push(answered - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  return { ...summary(times), perSecond: (times.length * 1_000) / measuredMs, failed };
}

function summary(times: number[]): Pick<Round, 'p50' | 'p99' | 'done'> {
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), done: times.length };
}

/** The middle value; of an even number the lower of the two in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN;
}

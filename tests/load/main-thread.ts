import type { CDPSession } from 'playwright-core';

/** What the browser tells of a thread while it is watched; times in µs, `tdur` is what the processor worked. */
type Event = {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
};
type Task = Event & { readonly dur: number; readonly tdur: number };

/** Marks that the page sets: before anything is done, and in each frame that repaints what is watched. */
export const [begun, repainted] = ['begun', 'repainted'];

/** Main-thread work, ms: until the frame that repaints, and all of it until the page rests. */
export type Work = { readonly repainted: number; readonly all: number };

/** Watches while something is done, until the page rests. `frames` is how many repaints it makes. */
export async function watchMainThread(debug: CDPSession, doing: () => Promise<void>, frames: number): Promise<Work> {
  const events: Event[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as Event[]));
  debug.on('Tracing.dataCollected', collect);
  const includedCategories = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
  await debug.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
  await doing();
  const complete = new Promise((done) => debug.once('Tracing.tracingComplete', done));
  await debug.send('Tracing.end');
  await complete;
  debug.off('Tracing.dataCollected', collect);
  return workOf(events, frames);
}

function workOf(events: readonly Event[], frames: number): Work {
  const start = events.find(({ name }) => name === begun)!;
  const tasks = events.filter((event): event is Task => {
    const { name, pid, tid, ts, tdur } = event;
    return name === 'RunTask' && tdur !== undefined && pid === start.pid && tid === start.tid && ts > start.ts;
  });
  const last = events.filter(({ name }) => name === repainted).toSorted((a, b) => a.ts - b.ts)[frames - 1];
  if (!last) throw new Error(`not repainted ${frames} times`);
  const sum = (some: readonly Task[]) => some.reduce((ms, { tdur }) => ms + tdur / 1_000, 0);
  return { repainted: sum(tasks.filter(({ ts }) => ts <= last.ts)), all: sum(tasks) };
}

import { CallerLeft } from '../http/caller-left';

type Waiting = { readonly servedMs: number; readonly go: () => void };

const waiting: Waiting[] = [];
let isGoing = false;

/**
 * For work in steps of some milliseconds: one step of all such work in each turn of the event loop, however many do it at the same
 * time, and the work that has had least goes first, so that what is short never waits for what is long. Work whose caller has gone
 * ends with `CallerLeft`.
 */
export function ownTurns(callerLeft?: AbortSignal): () => Promise<void> {
  let servedMs = 0;
  let began = performance.now();
  return async () => {
    servedMs += performance.now() - began;
    await turnAfter(servedMs);
    if (callerLeft?.aborted) throw new CallerLeft();
    began = performance.now();
  };
}

function turnAfter(servedMs: number): Promise<void> {
  return new Promise((go) => {
    waiting.push({ servedMs, go });
    if (!isGoing) setImmediate(next);
    isGoing = true;
  });
}

function next(): void {
  isGoing = waiting.length > 0;
  if (!isGoing) return;
  const least = waiting.reduce((found, each) => (each.servedMs < found.servedMs ? each : found));
  waiting.splice(waiting.indexOf(least), 1);
  setImmediate(next);
  least.go();
}

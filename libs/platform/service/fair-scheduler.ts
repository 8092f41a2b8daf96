import { ClientDisconnected } from '../http/client-disconnected';

type Waiting = { readonly servedMs: number; readonly go: () => void };

const waiting: Waiting[] = [];
let isScheduled = false;

/**
 * For work in steps of some milliseconds: one step of all such work in each turn of the event loop, however many do it at the same
 * time, and the work that has had least goes first, so that what is short never waits for what is long. Work whose caller has gone
 * ends with `ClientDisconnected`.
 */
export function fairScheduler(disconnectSignal?: AbortSignal): () => Promise<void> {
  let servedMs = 0;
  let startedAt = performance.now();
  return async () => {
    servedMs += performance.now() - startedAt;
    await waitForTurn(servedMs);
    if (disconnectSignal?.aborted) throw new ClientDisconnected();
    startedAt = performance.now();
  };
}

function waitForTurn(servedMs: number): Promise<void> {
  return new Promise((go) => {
    waiting.push({ servedMs, go });
    if (!isScheduled) setImmediate(next);
    isScheduled = true;
  });
}

function next(): void {
  isScheduled = waiting.length > 0;
  if (!isScheduled) return;
  const leastServed = waiting.reduce((found, each) => (each.servedMs < found.servedMs ? each : found));
  waiting.splice(waiting.indexOf(leastServed), 1);
  setImmediate(next);
  leastServed.go();
}

import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { busyness } from '@fenestra/messaging/batching/busyness';
import { requestsInHand } from '../http/request-hooks';

const busy = 0.6;
const manyRequests = 8;
const share = 24; // one part of the time for the work, the others for requests
const longestRestMs = 3_000;

/** Milliseconds to rest after a piece of work that can wait; none while the process has time to spare. */
export function pauseAfter(tookMs: number, now: { readonly busyness: number; readonly requests: number }): number {
  const isFull = now.busyness > busy && now.requests >= manyRequests;
  return isFull ? Math.min((share - 1) * tookMs, longestRestMs) : 0;
}

/** For work that can wait a little: while requests queue up, it rests between its pieces, so that shoppers go first. */
export class Backpressure {
  private begun = performance.now();

  /** To be called after each piece. Resolves at once while the process has time to spare. */
  async wait(): Promise<void> {
    const tookMs = performance.now() - this.begun;
    const restMs = pauseAfter(tookMs, { busyness: busyness(), requests: requestsInHand() });
    if (restMs > 0) await sleep(restMs);
    this.begun = performance.now();
  }
}

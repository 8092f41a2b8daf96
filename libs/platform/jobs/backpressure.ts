import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventLoopLoad, pauseAfter } from '@fenestra/messaging/batching/event-loop-load';
import { requestsInFlight } from '../http/request-hooks';

/** For work that can wait a little: while requests queue up, it rests between its pieces, so that shoppers go first. */
export class Backpressure {
  private startedAt = performance.now();

  /** To be called after each piece. Resolves at once while the process has time to spare. */
  async wait(): Promise<void> {
    const tookMs = performance.now() - this.startedAt;
    const restMs = pauseAfter(tookMs, { busyness: eventLoopLoad(), requests: requestsInFlight() });
    if (restMs > 0) await sleep(restMs);
    this.startedAt = performance.now();
  }
}

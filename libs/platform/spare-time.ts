import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { requestsInHand } from './door';

const fullLoop = 0.8; // share of the time in which the event loop has work
const manyRequests = 8;
const share = 4; // one part of the time for the work, three for requests
const longestRestMs = 1_000;

/** For work that can wait a little: while requests queue up, it rests between its pieces, so that shoppers go first. */
export class SpareTime {
  private begun = performance.now();
  private loop: EventLoopUtilization = performance.eventLoopUtilization();

  /** To be called after each piece. Resolves at once while the process has time to spare. */
  async wait(): Promise<void> {
    const { utilization } = performance.eventLoopUtilization(this.loop);
    const tookMs = performance.now() - this.begun;
    if (utilization > fullLoop && requestsInHand() >= manyRequests)
      await sleep(Math.min((share - 1) * tookMs, longestRestMs));
    this.begun = performance.now();
    this.loop = performance.eventLoopUtilization();
  }
}

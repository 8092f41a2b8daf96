import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { busyness } from '@fenestra/messaging/busyness';
import { requestsInHand } from './door';

const busy = 0.6;
const manyRequests = 8;
const share = 24; // one part of the time for the work, the others for requests
const longestRestMs = 3_000;

/** For work that can wait a little: while requests queue up, it rests between its pieces, so that shoppers go first. */
export class SpareTime {
  private begun = performance.now();

  /** To be called after each piece. Resolves at once while the process has time to spare. */
  async wait(): Promise<void> {
    const tookMs = performance.now() - this.begun;
    if (busyness() > busy && requestsInHand() >= manyRequests)
      await sleep(Math.min((share - 1) * tookMs, longestRestMs));
    this.begun = performance.now();
  }
}

import { performance } from 'node:perf_hooks';

/**
 * How work in the background makes room for requests in a process that has no time to spare; all its numbers stand here.
 * Measured is the CPU time of host and database for one whole checkout, while 16 shoppers check out at once on two busy cores.
 */

/** The event loop's share of time is taken over so many milliseconds: shorter samples are full by chance. */
const sampleMs = 1_000;
/** From this share on a process is full: 13.0 ms for a checkout instead of 15.8 without longer gathering. A slope gave 14.2. */
const fullLoad = 0.95;
/** A full process gathers for so long, and none for longer: it is what an event waits at each step. */
const maxLingerMs = 150;

/** Work that can wait pauses at this share and so many requests in hand: 11.5 ms until the shopper has an answer, else 13.4. */
const pauseThreshold = { busyness: 0.6, requests: 8 };
/** Milliseconds of pause for one of work, which leaves it a twenty-fourth of the time. */
const pausePerWork = 23;
const maxPauseMs = 3_000;

let since = performance.eventLoopUtilization();
let sampledAt = performance.now();
let latest = 0;

/** The share of its time, 0 to 1, in which this process' event loop had work lately. */
export function eventLoopLoad(): number {
  const now = performance.now();
  if (now - sampledAt < sampleMs) return latest;
  latest = performance.eventLoopUtilization(since).utilization;
  since = performance.eventLoopUtilization();
  sampledAt = now;
  return latest;
}

/** How long to gather before the next piece of work, whose price does not depend on its size: as long as the last one took. */
export function lingerTime(minMs: number, tookMs: number, busy = eventLoopLoad()): number {
  return busy > fullLoad ? maxLingerMs : Math.min(Math.max(minMs, tookMs), maxLingerMs);
}

/** How long to pause after a piece of work that can wait. */
export function pauseAfter(tookMs: number, now: { readonly busyness: number; readonly requests: number }): number {
  const makesRoom = now.busyness > pauseThreshold.busyness && now.requests >= pauseThreshold.requests;
  return makesRoom ? Math.min(pausePerWork * tookMs, maxPauseMs) : 0;
}

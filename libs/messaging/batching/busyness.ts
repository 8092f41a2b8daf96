import { performance } from 'node:perf_hooks';

const sampleMs = 1_000; // shorter ones are full by chance in a process that is not

let since = performance.eventLoopUtilization();
let sampledAt = performance.now();
let latest = 0;

/** The share of its time, 0 to 1, in which this process' event loop had work lately. */
export function busyness(): number {
  const now = performance.now();
  if (now - sampledAt < sampleMs) return latest;
  latest = performance.eventLoopUtilization(since).utilization;
  since = performance.eventLoopUtilization();
  sampledAt = now;
  return latest;
}

import { createRequire } from 'node:module';

type RequestQueue = { pending: unknown[]; throttledUntil: number; scheduleCheckPendingRequests(): void };

const { prototype } = createRequire(__filename)('kafkajs/src/network/requestQueue') as { prototype: RequestQueue };
const schedule = prototype.scheduleCheckPendingRequests;

/**
 * kafkajs 2.2.4 asks every idle connection 700 times a second whether it may send something, and has no option against it: a
 * process with ten groups sets 15,400 timers a second and spends 5 % of a core on them, without this none. A queue in which
 * something waits is asked as before.
 */
prototype.scheduleCheckPendingRequests = function () {
  const isIdle = this.pending.length === 0 && this.throttledUntil <= Date.now();
  if (!isIdle) schedule.call(this);
};

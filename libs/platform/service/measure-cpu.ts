import { addCpuTime } from '@fenestra/messaging/tracing/trace-context';

/** Garbage collection and compilation run in other threads: `npm run bench -- --costs` finds a third to a half on top. */
export const otherThreadsFactor = 1.4;

/** Runs synchronous work and adds the CPU time that it took to the request in hand. A busy machine does not make it longer. */
export function measureCpu<Made>(make: () => Made): Made {
  const before = process.threadCpuUsage();
  try {
    return make();
  } finally {
    const { user, system } = process.threadCpuUsage(before);
    addCpuTime(((user + system) / 1_000) * otherThreadsFactor);
  }
}

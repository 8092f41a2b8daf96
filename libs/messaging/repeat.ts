import { Logger } from '@nestjs/common';

const logger = new Logger('Housekeeping');

/** Repeats work that may fail: the next time it catches up. Keeps no process alive. */
export function repeat(everyMs: number, work: () => Promise<void>): NodeJS.Timeout {
  return setInterval(() => void work().catch((error: unknown) => logger.error(error)), everyMs).unref();
}

import { join } from 'node:path';

/** Tables of every service with jobs. Those of the queue itself are BullMQ's own. */
export const jobMigrations = join(__dirname, 'migrations');

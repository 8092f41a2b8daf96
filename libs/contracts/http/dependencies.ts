import { z } from 'zod/mini';
import { endpoint } from '../endpoint';

/** Dependencies of a service that do not work now (`database`, `events`, `jobs`, `migrations`). It answers without its database. */
export const readFailedDependencies = endpoint({
  method: 'GET',
  path: '/dependencies/failed',
  answer: z.object({ failed: z.array(z.object({ name: z.string(), detail: z.string() })) }),
  errors: [],
});

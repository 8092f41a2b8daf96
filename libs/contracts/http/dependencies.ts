import { z } from 'zod/mini';
import { endpoint } from '../endpoint';

/** What a service depends on and does not work now, asked without its database: `database`, `events`, `jobs` or `migrations`. */
export const readFailedDependencies = endpoint({
  method: 'GET',
  path: '/dependencies/failed',
  answer: z.object({ failed: z.array(z.object({ name: z.string(), detail: z.string() })) }),
  errors: [],
});

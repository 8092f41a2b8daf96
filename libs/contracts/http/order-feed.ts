import { z } from 'zod/mini';
import { endpoint } from '../endpoint';

/** What a page of the ERP feed holds at most and unless said, and the seconds for which it may be waited for. */
export const feedLimits = { mostEvents: 500, usualEvents: 100, longestWaitSeconds: 30 } as const;

/** What an ERP may ask the feed by; another name is refused, for a misspelt cursor would be the beginning. */
export const feedParameters = ['after', 'limit', 'wait'] as const;

/**
 * One page of the ERP feed. `next` is the cursor after the last event; ask again with it, also when the page is empty. A cursor is invalid with
 * `details.next`, where to begin, if the feed does not hold its event (any more).
 */
export const readFeed = endpoint({
  method: 'GET',
  path: '/feed',
  deadlineMs: 35_000,
  isDropped: true,
  query: z.object({ after: z.optional(z.string()), limit: z.optional(z.string()), wait: z.optional(z.string()) }),
  answer: z.object({ events: z.array(z.record(z.string(), z.unknown())), next: z.string() }),
  errors: ['cursor-invalid'],
});

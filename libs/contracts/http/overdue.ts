import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { isoTime } from '../fields';

/** What a service says of its own things that are older than they should be. */
export const overdueKinds = [
  'deadline', // an order whose deadline has passed, and nothing ended it
  'state', // an order that should have gone on by itself
  'feed', // an event that stands back for its cause
  'session', // a payment whose gateway has given no session
  'look', // a payment that should have been asked about
  'refund', // money that does not go back
  'dispute', // money of another amount than was asked for
  'mail',
  'report',
  'reservation', // goods that should be free again
] as const;

export const Overdue = z.object({
  kind: z.enum(overdueKinds),
  orderId: z.nullable(z.uuid()),
  since: isoTime,
  limitSeconds: z.int(),
  /** What is known of why, without whose it is. */
  detail: z.string(),
});
export type Overdue = z.output<typeof Overdue>;

/** The longest first, up to so many of each kind. */
export const readOverdue = endpoint({
  method: 'GET',
  path: '/overdue',
  answer: z.object({ overdue: z.array(Overdue) }),
  errors: [],
});

/** Of each kind; whoever has more than that in trouble looks at the cause, not at each. */
export const maxOverduePerKind = 100;

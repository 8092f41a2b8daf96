import { z } from 'zod/mini';
import { endpoint } from '../endpoint';
import { isoTime } from '../fields';

/** What a service has said and heard, for operators. Every service with a database answers these; none of them tells what an event holds. */

const key = z.string().check(z.minLength(1), z.maxLength(100));
const group = z.string().check(z.maxLength(60));
const type = z.string().check(z.maxLength(100));

export const EmittedEventView = z.object({
  id: z.uuid(),
  type: z.string(),
  version: z.int(),
  /** Counts what the service emits: events of a key go out in this order. */
  position: z.string(),
  at: isoTime,
  /** Null while it stands in the outbox. */
  sentAt: z.nullable(isoTime),
  topic: z.string(),
  partition: z.int(),
  /** Null where the log cannot say it. */
  offset: z.nullable(z.string()),
  trace: z.nullable(z.string()),
  cause: z.nullable(z.string()),
});
export type EmittedEventView = z.output<typeof EmittedEventView>;

/** What the service has said of an order, as long as it is kept (14 days). */
export const listEmittedEvents = endpoint({
  method: 'GET',
  path: '/events/by-key/:key',
  params: z.object({ key }),
  answer: z.object({ events: z.array(EmittedEventView) }),
  errors: [],
});

export const EventProcessing = z.object({
  event: z.uuid(),
  /** `behind` waits for an earlier event of its key; `failing` is tried again; `unread` did not come here, or is forgotten (30 days). */
  state: z.enum(['done', 'parked', 'behind', 'failing', 'unread']),
  at: z.nullable(isoTime),
  tries: z.int(),
  fault: z.nullable(z.string()),
  letter: z.nullable(z.string()),
});
export type EventProcessing = z.output<typeof EventProcessing>;

/** What each group of the service has done with events, whoever said them. */
export const listEventProcessing = endpoint({
  method: 'POST',
  path: '/events/heard',
  body: z.object({
    events: z.array(z.object({ id: z.uuid(), type })).check(z.maxLength(1_000)),
  }),
  repeatable: true,
  answer: z.object({ groups: z.array(z.object({ group: z.string(), events: z.array(EventProcessing) })) }),
  errors: [],
});

export const ConsumerGroupProgress = z.object({
  group: z.string(),
  /** Events in the log that it has not handled; null where the log does not say. */
  behind: z.nullable(z.int()),
  waitingSince: z.nullable(isoTime),
  /** The partition that has waited for the longest. */
  place: z.nullable(z.string()),
  parked: z.int(),
  keys: z.int(),
  failing: z.int(),
  lastFault: z.nullable(z.string()),
});
export type ConsumerGroupProgress = z.output<typeof ConsumerGroupProgress>;

export const DeadLetterSummary = z.object({
  id: z.string(),
  group: z.string(),
  cause: z.enum(['schema', 'fault', 'behind', 'malformed']),
  type: z.nullable(z.string()),
  key: z.nullable(z.string()),
  parkedAt: isoTime,
  fault: z.nullable(z.string()),
});
export type DeadLetterSummary = z.output<typeof DeadLetterSummary>;

/** How far the service is behind with what it says and hears. */
export const readProgress = endpoint({
  method: 'GET',
  path: '/events/progress',
  answer: z.object({
    outbox: z.object({ waiting: z.int(), since: z.nullable(isoTime) }),
    groups: z.array(ConsumerGroupProgress),
    /** The first of its dead letters. */
    letters: z.array(DeadLetterSummary),
  }),
  errors: [],
});

/** An event on its way from the outbox of one service to a group of another. */
export const OutboxRecord = z.object({
  id: z.uuid(),
  topic: z.string().check(z.maxLength(100)),
  key,
  type,
  headers: z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(1_000))),
  data: z.string().check(z.maxLength(900_000)),
});

export const readOutboxRecord = endpoint({
  method: 'GET',
  path: '/events/by-key/:key/:id',
  params: z.object({ key, id: z.uuid() }),
  answer: z.object({ record: z.nullable(OutboxRecord) }),
  errors: [],
});

/**
 * Hands an event to one group again: one that it has parked from there, one that never came as its outbox kept it (`record`).
 * The inbox lets it take effect once, and other groups see nothing of it.
 */
export const replayEvent = endpoint({
  method: 'POST',
  path: '/events/replays',
  body: z.object({ group, event: z.uuid(), record: z.optional(OutboxRecord) }),
  repeatable: true,
  deadlineMs: 20_000,
  answer: z.object({
    result: z.enum([
      'replayed',
      'failed-again',
      'asked',
      'malformed',
      'no-such-letter',
      'done-before',
      'no-such-group',
    ]),
  }),
  errors: [],
});

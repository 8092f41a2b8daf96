import { AsyncLocalStorage } from 'node:async_hooks';
import { currentTraceparent, inSpan } from './trace-context';
import type { EventRecord } from '../transport/transport';

const handling = new AsyncLocalStorage<EventRecord>();

/** Runs a reaction so that what it announces names the event as its cause and belongs to the same trace. */
export function withCause<T>(record: EventRecord, group: string, reaction: () => Promise<T>): Promise<T> {
  const [service = group] = group.split('.');
  const parent = record.headers['ce_traceparent'];
  return inSpan({ name: `${group} ${record.type}`, kind: 'consumer', service, parent }, () =>
    handling.run(record, reaction),
  );
}

/** What a new event says about where it comes from. The first of a chain is its own correlation id. */
export function causeHeaders(eventId: string): Record<string, string> {
  const cause = handling.getStore();
  const { ce_correlationid: correlation, ce_shopid: shop } = cause?.headers ?? {};
  return {
    ce_traceparent: currentTraceparent(),
    ce_correlationid: correlation ?? cause?.id ?? eventId,
    ...(cause && { ce_causationid: cause.id }),
    ...(shop && { ce_shopid: shop }),
  };
}

import type { EventRecord } from '../transport/transport';
import { currentTraceparent } from './trace-context';

/** An event as its effects name it. Plain JSON: a row may keep it until an effect comes that no other event triggers. */
export type EventRef = {
  readonly id: string;
  /** The first event of the chain. */
  readonly correlationId: string;
  readonly shopId?: string | undefined;
};

/** Why an event is emitted: the trace it belongs to and, unless it begins a chain, the event that it follows from. */
export type Cause = { readonly traceparent: string; readonly event?: EventRef };

/** Somebody outside asked for it: the event begins a chain. */
export const firstCause = (): Cause => ({ traceparent: currentTraceparent() });

/** It follows from an event that a row has kept, such as a deadline that has passed since. */
export const causedBy = (event: EventRef): Cause => ({ traceparent: currentTraceparent(), event });

export const refTo = ({ id, headers }: Pick<EventRecord, 'id' | 'headers'>): EventRef => ({
  id,
  correlationId: headers['ce_correlationid'] ?? id,
  shopId: headers['ce_shopid'],
});

import type { DataOf, EventContract } from '@fenestra/contracts/event';
import type { UnitOfWork } from '../outbox/unit-of-work';
import { type Cause, refTo } from '../tracing/cause';
import { aboutOrder, openSpan, shared } from '../tracing/trace-context';
import type { EventRecord } from '../transport/transport';
import { SchemaFault } from './faults';

/** An event as a reaction gets it. */
export type Delivery<E extends EventContract = EventContract> = {
  readonly data: DataOf<E>;
  readonly record: EventRecord;
  /** For the events that the reaction emits in turn. */
  readonly asCause: Cause;
};

/**
 * What one group does about events of some kinds. It works only in `unit`, which commits when it has resolved, and gets all
 * events that are ready at that time, in their order and each key once: so it can read, change and write them together.
 */
export type Reaction = {
  readonly group: string;
  readonly events: readonly EventContract[];
  readonly react: (unit: UnitOfWork, deliveries: readonly Delivery[]) => Promise<void>;
};

/** Runs work about one of several deliveries: its log lines and calls carry the order and the trace of that delivery. */
export const inScopeOf = <T>({ data, asCause }: Pick<Delivery, 'data' | 'asCause'>, work: () => T): T =>
  aboutOrder({ orderId: orderIn(data), traceparent: asCause.traceparent }, work);

/** Runs work about a record outside of its span, such as the log line of its failure. */
export const aboutRecord = <T>(group: string, { headers, data }: EventRecord, work: () => T): T =>
  aboutOrder(
    { orderId: orderIn(parsed(data)), traceparent: headers['ce_traceparent'], service: serviceOf(group) },
    work,
  );

/** Lets these events, all new to the group, take effect. Each belongs to the trace of its own event; what they do together is about no order. */
export async function takeEffect(unit: UnitOfWork, reaction: Reaction, records: readonly EventRecord[]): Promise<void> {
  const facts = records.map((record) => ({ record, data: dataOf(reaction, record) }));
  const spans = facts.map((fact) => openSpan(spanOf(reaction.group, fact)));
  try {
    const deliveries = facts.map((fact, nth) => ({
      ...fact,
      asCause: { traceparent: spans[nth]!.traceparent, event: refTo(fact.record) },
    }));
    const react = () => reaction.react(unit, deliveries);
    await spans[0]!.run(() => (spans.length > 1 ? shared(react) : react()));
    for (const { end } of spans) end?.();
  } catch (fault) {
    for (const { end } of spans) end?.(fault);
    throw fault;
  }
}

function spanOf(group: string, { record: { type, headers }, data }: Pick<Delivery, 'record' | 'data'>) {
  const [service, orderId] = [serviceOf(group), orderIn(data)];
  return { name: `${group} ${type}`, kind: 'consumer', service, parent: headers['ce_traceparent'], orderId } as const;
}

const serviceOf = (group: string): string => group.split('.')[0]!;
const orderIn = (data: unknown): string | undefined => {
  const { orderId } = (data ?? {}) as { readonly orderId?: unknown };
  return typeof orderId === 'string' ? orderId : undefined;
};

/** The data of a record that may break its contract. */
function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

/** Throws a `SchemaFault` where the data breaks the contract. */
function dataOf({ events }: Reaction, { type, data }: EventRecord): unknown {
  try {
    return events.find((event) => event.type === type)!.data.parse(JSON.parse(data));
  } catch (cause) {
    throw new SchemaFault(`the data of ${type} breaks its contract`, { cause });
  }
}

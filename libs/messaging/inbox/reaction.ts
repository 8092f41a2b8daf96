import type { DataOf, EventContract } from '@fenestra/contracts/event';
import type { UnitOfWork } from '../outbox/unit-of-work';
import { type Cause, refTo } from '../tracing/cause';
import { openSpan } from '../tracing/trace-context';
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

/** Lets these events, all new to the group, take effect. Each belongs to the trace of its own event. */
export async function takeEffect(unit: UnitOfWork, reaction: Reaction, records: readonly EventRecord[]): Promise<void> {
  const facts = records.map((record) => ({ record, data: dataOf(reaction, record) }));
  const spans = facts.map((fact) => openSpan(spanOf(reaction.group, fact)));
  try {
    const deliveries = facts.map((fact, nth) => ({
      ...fact,
      asCause: { traceparent: spans[nth]!.traceparent, event: refTo(fact.record) },
    }));
    await spans[0]!.run(() => reaction.react(unit, deliveries));
    for (const { end } of spans) end?.();
  } catch (fault) {
    for (const { end } of spans) end?.(fault);
    throw fault;
  }
}

function spanOf(group: string, { record: { type, headers }, data }: Pick<Delivery, 'record' | 'data'>) {
  const [service = group] = group.split('.');
  const { orderId } = data as { readonly orderId?: string };
  return { name: `${group} ${type}`, kind: 'consumer', service, parent: headers['ce_traceparent'], orderId } as const;
}

/** Throws a `SchemaFault` where the data breaks the contract. */
function dataOf({ events }: Reaction, { type, data }: EventRecord): unknown {
  try {
    return events.find((event) => event.type === type)!.data.parse(JSON.parse(data));
  } catch (cause) {
    throw new SchemaFault(`the data of ${type} breaks its contract`, { cause });
  }
}

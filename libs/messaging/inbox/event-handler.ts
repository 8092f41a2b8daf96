import type { DataOf, EventContract } from '@fenestra/contracts/event';
import type { UnitOfWork } from '../outbox/unit-of-work';
import { type Cause, refTo } from '../tracing/cause';
import { inOrderContext, openSpan, runShared } from '../tracing/trace-context';
import type { EventRecord } from '../transport/transport';
import { SchemaError } from './errors';

/** An event as a reaction gets it. */
export type ReceivedEvent<E extends EventContract = EventContract> = {
  readonly data: DataOf<E>;
  readonly record: EventRecord;
  /** For the events that the reaction emits in turn. */
  readonly asCause: Cause;
};

/**
 * What one group does about events of some kinds. It works only in `unit`, which commits when it has resolved, and gets all
 * events that are ready at that time, in their order and each key once: so it can read, change and write them together.
 */
export type EventHandler = {
  readonly group: string;
  readonly events: readonly EventContract[];
  readonly react: (unit: UnitOfWork, events: readonly ReceivedEvent[]) => Promise<void>;
};

/** Runs work about one of several deliveries: its log lines and calls carry the order and the trace of that delivery. */
export const inContextOf = <T>({ data, asCause }: Pick<ReceivedEvent, 'data' | 'asCause'>, work: () => T): T =>
  inOrderContext({ orderId: orderIn(data), traceparent: asCause.traceparent }, work);

/** Runs work about a record outside of its span, such as the log line of its failure. */
export const inContextOfRecord = <T>(group: string, { headers, data }: EventRecord, work: () => T): T =>
  inOrderContext(
    { orderId: orderIn(parsed(data)), traceparent: headers['ce_traceparent'], service: serviceOf(group) },
    work,
  );

/** Lets these events, all new to the group, take effect. Each belongs to the trace of its own event; what they do together is about no order. */
export async function handleEvents(
  unit: UnitOfWork,
  handler: EventHandler,
  records: readonly EventRecord[],
): Promise<void> {
  const facts = records.map((record) => ({ record, data: dataOf(handler, record) }));
  const spans = facts.map((fact) => openSpan(spanOf(handler.group, fact)));
  try {
    const events = facts.map((fact, nth) => ({
      ...fact,
      asCause: { traceparent: spans[nth]!.traceparent, event: refTo(fact.record) },
    }));
    const react = () => handler.react(unit, events);
    await spans[0]!.run(() => (spans.length > 1 ? runShared(react) : react()));
    for (const { end } of spans) end?.();
  } catch (error) {
    for (const { end } of spans) end?.(error);
    throw error;
  }
}

function spanOf(group: string, { record: { type, headers }, data }: Pick<ReceivedEvent, 'record' | 'data'>) {
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

/** Throws a `SchemaError` where the data breaks the contract. */
function dataOf({ events }: EventHandler, { type, data }: EventRecord): unknown {
  try {
    return events.find((event) => event.type === type)!.data.parse(JSON.parse(data));
  } catch (cause) {
    throw new SchemaError(`the data of ${type} breaks its contract`, { cause });
  }
}

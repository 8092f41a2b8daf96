import type { Consumer } from '../transport/transport';
import { isForeignRecord, readEnvelope } from './envelope';
import type { EventHandler } from './event-handler';
import type { Runner } from './runner';

/** What a group does with each record of its topics: passes over what is not for it, keeps what is malformed, handles the rest. */
export function createConsumer(runner: Runner, group: string, handlers: readonly EventHandler[]): Consumer {
  const byType = new Map(handlers.flatMap((handler) => handler.events.map(({ type }) => [type, handler] as const)));
  return async (record, at) => {
    const handler = byType.get(record.type);
    if (!handler && isForeignRecord(record)) return 'done';
    const event = readEnvelope(record);
    if (!event.ok) return runner.storeMalformed(group, record, at, event.reason);
    return handler ? runner.run(handler, event.value, at) : 'done';
  };
}

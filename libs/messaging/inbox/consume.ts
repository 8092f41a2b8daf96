import type { Consumer } from '../transport/transport';
import { isClearlyElse, readEnvelope } from './envelope';
import type { Reaction } from './reaction';
import type { Runner } from './runner';

/** What a group does with each record of its topics: passes over what is not for it, keeps what is malformed, handles the rest. */
export function consumerOf(runner: Runner, group: string, reactions: readonly Reaction[]): Consumer {
  const byType = new Map(reactions.flatMap((reaction) => reaction.events.map(({ type }) => [type, reaction] as const)));
  return async (record, at) => {
    const reaction = byType.get(record.type);
    if (!reaction && isClearlyElse(record)) return 'done';
    const event = readEnvelope(record);
    if (!event.ok) return runner.keepMalformed(group, record, at, event.reason);
    return reaction ? runner.run(reaction, event.value, at) : 'done';
  };
}

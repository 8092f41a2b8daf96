import type { DataSource } from 'typeorm';
import { formatDuration, eventNameOf } from '../console/format';
import {
  type DeadLetter,
  discardDeadLetter,
  type DeadLetterFilter,
  listDeadLetters,
  replayDeadLetter,
  findDeadLetter,
} from '@fenestra/messaging/inbox/dead-letters';
import type { CommandOutcome } from './command-outcome';
import { forEachDatabase } from './service-databases';

/** Ids count per service; for people they carry its name: `orders-12`. */
type ServiceDeadLetter = DeadLetter & { readonly service: string };

export type DeadLetterSelection = Pick<DeadLetterFilter, 'group' | 'topic' | 'since'>;

/** One line for what has one cause; `each` has one for every letter. */
export async function summarizeDeadLetters(
  selection: DeadLetterSelection = {},
  each = false,
  now = new Date(),
): Promise<CommandOutcome> {
  const deadLetters = await findDeadLetters(selection);
  const lines = each ? deadLetters.map(lineOf) : linesByCause(deadLetters, now);
  return { done: true, text: lines.join('\n') || 'none', data: deadLetters };
}

async function findDeadLetters(selection: DeadLetterSelection): Promise<ServiceDeadLetter[]> {
  const deadLetters = await forEachDatabase(async (db, service) =>
    (await listDeadLetters(db, selection)).map((deadLetter) => withServiceName(deadLetter, service)),
  );
  return deadLetters.sort((one, other) => one.parkedAt.getTime() - other.parkedAt.getTime());
}

const subjectOf = ({ record, at }: ServiceDeadLetter): string =>
  record?.type ?? `${at.topic} ${at.partition} ${at.offset}`;
const lineOf = (deadLetter: ServiceDeadLetter): string =>
  `${deadLetter.id}  ${deadLetter.group}  ${subjectOf(deadLetter)}  ${deadLetter.cause}  ${deadLetter.error?.message ?? ''}`;

/** What waits behind another is counted with its group: nothing is wrong with it. */
function linesByCause(deadLetters: readonly ServiceDeadLetter[], now: Date): string[] {
  const failed = deadLetters.filter(({ cause }) => cause !== 'behind');
  const same = Map.groupBy(failed, ({ group, record, cause, error }) =>
    [group, record?.type, cause, error?.type, error?.place ?? error?.message].join('\n'),
  );
  const lines = [...same.values()].map((sameCause) => {
    const [first] = sameCause as [ServiceDeadLetter, ...ServiceDeadLetter[]];
    const { id, group, cause, record, error, parkedAt } = first;
    const age = formatDuration((now.getTime() - parkedAt.getTime()) / 1_000);
    const count = sameCause.length > 1 ? `${sameCause.length} like ${id}` : id;
    return `${count}  ${group}  ${record ? eventNameOf(record.type) : subjectOf(first)}  ${cause}  ${age}  ${shortened(error?.message ?? '')}`;
  });
  const waiting = deadLetters.length - failed.length;
  return waiting > 0 ? [...lines, `${waiting} more wait behind these`] : lines;
}

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

export function describeDeadLetter(id: string): Promise<CommandOutcome> {
  return inDatabaseOf(id, async (db, number, service) => {
    const deadLetter = await findDeadLetter(db, number);
    if (!deadLetter) return notFound(id);
    const found = withServiceName(deadLetter, service);
    return { done: true, text: JSON.stringify(found, null, 2), data: found };
  });
}

const replayResultTexts = {
  replayed: 'handed over and handled',
  'failed-again': 'failed again; it stays',
  asked: 'will be handed over when its service runs',
  malformed: 'holds no event that could be handed over; look at it with show, then discard it',
  'no-such-letter': 'no such letter',
};

export function replayDeadLetterById(id: string): Promise<CommandOutcome> {
  return inDatabaseOf(id, async (db, number) => {
    const result = await replayDeadLetter(db, number);
    return { done: result === 'replayed', text: `${id}: ${replayResultTexts[result]}`, data: { id, result } };
  });
}

/** Hands all of a choice over again, each key from its first letter on. */
export async function replayDeadLetters(selection: DeadLetterSelection): Promise<CommandOutcome> {
  const events = (await findDeadLetters(selection)).filter(({ record }) => record !== null);
  const firsts = [...Map.groupBy(events, ({ group, record }) => `${group} ${record!.key}`).values()].map(
    ([first]) => first!,
  );
  const results: Record<string, number> = {};
  for (const { id } of firsts) {
    const { data } = await replayDeadLetterById(id);
    const { result } = data as { result: string };
    results[result] = (results[result] ?? 0) + 1;
  }
  const counted = Object.entries(results).map(([result, count]) => `${count} ${result}`);
  return {
    done: Object.keys(results).every((result) => result === 'replayed' || result === 'no-such-letter'),
    text: firsts.length === 0 ? 'none to hand over' : `${firsts.length} keys: ${counted.join(', ')}`,
    data: { keys: firsts.length, results },
  };
}

export function discardDeadLetterById(id: string, reason: string): Promise<CommandOutcome> {
  return inDatabaseOf(id, async (db, number) => {
    const result = await discardDeadLetter(db, number, reason);
    return { done: result === 'discarded', text: `${id}: ${result}`, data: { id, result } };
  });
}

const withServiceName = (deadLetter: DeadLetter, service: string): ServiceDeadLetter => ({
  ...deadLetter,
  id: `${service}-${deadLetter.id}`,
  service,
});
const notFound = (id: string): CommandOutcome => ({
  done: false,
  text: `${id}: no such letter`,
  data: { id, result: 'no-such-letter' },
});

async function inDatabaseOf(
  id: string,
  action: (db: DataSource, number: string, service: string) => Promise<CommandOutcome>,
): Promise<CommandOutcome> {
  const [, owner, number] = /^([a-z]+)-(\d+)$/.exec(id) ?? [];
  const outcomes = await forEachDatabase(async (db, service) =>
    service === owner ? [await action(db, number!, service)] : [],
  );
  return outcomes[0] ?? notFound(id);
}

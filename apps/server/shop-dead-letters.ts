import type { DataSource } from 'typeorm';
import { lasting, nameOf } from './desk/words';
import {
  type DeadLetter,
  discardDeadLetter,
  type DeadLetterFilter,
  listDeadLetters,
  replayDeadLetter,
  findDeadLetter,
} from '@fenestra/messaging/inbox/dead-letters';
import type { Outcome } from './shop-outcome';
import { inAllDatabases } from './shop-stores';

/** Ids count per service; for people they carry its name: `orders-12`. */
type Found = DeadLetter & { readonly service: string };

export type LetterChoice = Pick<DeadLetterFilter, 'group' | 'topic' | 'since'>;

/** One line for what has one cause; `each` has one for every letter. */
export async function listLetters(choice: LetterChoice = {}, each = false, now = new Date()): Promise<Outcome> {
  const letters = await findLetters(choice);
  const lines = each ? letters.map(lineOf) : linesByCause(letters, now);
  return { done: true, text: lines.join('\n') || 'none', data: letters };
}

async function findLetters(choice: LetterChoice): Promise<Found[]> {
  const letters = await inAllDatabases(async (db, service) =>
    (await listDeadLetters(db, choice)).map((letter) => named(letter, service)),
  );
  return letters.sort((one, other) => one.parkedAt.getTime() - other.parkedAt.getTime());
}

const whatOf = ({ record, at }: Found): string => record?.type ?? `${at.topic} ${at.partition} ${at.offset}`;
const lineOf = (letter: Found): string =>
  `${letter.id}  ${letter.group}  ${whatOf(letter)}  ${letter.cause}  ${letter.error?.message ?? ''}`;

/** What waits behind another is counted with its group: nothing is wrong with it. */
function linesByCause(letters: readonly Found[], now: Date): string[] {
  const wrong = letters.filter(({ cause }) => cause !== 'behind');
  const same = Map.groupBy(wrong, ({ group, record, cause, error }) =>
    [group, record?.type, cause, error?.type, error?.place ?? error?.message].join('\n'),
  );
  const lines = [...same.values()].map((alike) => {
    const [first] = alike as [Found, ...Found[]];
    const { id, group, cause, record, error, parkedAt } = first;
    const age = lasting((now.getTime() - parkedAt.getTime()) / 1_000);
    const count = alike.length > 1 ? `${alike.length} like ${id}` : id;
    return `${count}  ${group}  ${record ? nameOf(record.type) : whatOf(first)}  ${cause}  ${age}  ${shortened(error?.message ?? '')}`;
  });
  const behind = letters.length - wrong.length;
  return behind > 0 ? [...lines, `${behind} more wait behind these`] : lines;
}

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

export function showLetter(id: string): Promise<Outcome> {
  return inDatabaseOf(id, async (db, number, service) => {
    const letter = await findDeadLetter(db, number);
    if (!letter) return unknown(id);
    const found = named(letter, service);
    return { done: true, text: JSON.stringify(found, null, 2), data: found };
  });
}

const replayed = {
  replayed: 'handed over and handled',
  'failed-again': 'failed again; it stays',
  asked: 'will be handed over when its service runs',
  malformed: 'holds no event that could be handed over; look at it with show, then discard it',
  'no-such-letter': 'no such letter',
};

export function replay(id: string): Promise<Outcome> {
  return inDatabaseOf(id, async (db, number) => {
    const result = await replayDeadLetter(db, number);
    return { done: result === 'replayed', text: `${id}: ${replayed[result]}`, data: { id, result } };
  });
}

/** Hands all of a choice over again, each key from its first letter on. */
export async function replayAll(choice: LetterChoice): Promise<Outcome> {
  const events = (await findLetters(choice)).filter(({ record }) => record !== null);
  const firsts = [...Map.groupBy(events, ({ group, record }) => `${group} ${record!.key}`).values()].map(
    ([first]) => first!,
  );
  const results: Record<string, number> = {};
  for (const { id } of firsts) {
    const { data } = await replay(id);
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

export function discard(id: string, reason: string): Promise<Outcome> {
  return inDatabaseOf(id, async (db, number) => {
    const result = await discardDeadLetter(db, number, reason);
    return { done: result === 'discarded', text: `${id}: ${result}`, data: { id, result } };
  });
}

const named = (letter: DeadLetter, service: string): Found => ({ ...letter, id: `${service}-${letter.id}`, service });
const unknown = (id: string): Outcome => ({
  done: false,
  text: `${id}: no such letter`,
  data: { id, result: 'no-such-letter' },
});

async function inDatabaseOf(
  id: string,
  act: (db: DataSource, number: string, service: string) => Promise<Outcome>,
): Promise<Outcome> {
  const [, owner, number] = /^([a-z]+)-(\d+)$/.exec(id) ?? [];
  const outcomes = await inAllDatabases(async (db, service) =>
    service === owner ? [await act(db, number!, service)] : [],
  );
  return outcomes[0] ?? unknown(id);
}

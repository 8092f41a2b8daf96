import type { DataSource } from 'typeorm';
import {
  type DeadLetter,
  discardDeadLetter,
  listDeadLetters,
  replayDeadLetter,
  showDeadLetter,
} from '@fenestra/messaging/inbox/dead-letters';
import { connect } from '@fenestra/platform/database/database';
import type { Outcome } from './shop-outcome';
import { openAllDatabases } from './shop-access';

/** Ids count per service; for people they carry its name: `orders-12`. */
type Found = DeadLetter & { readonly service: string };

export async function listLetters(): Promise<Outcome> {
  const letters = await inAllDatabases(async (db, service) =>
    (await listDeadLetters(db)).map((letter) => named(letter, service)),
  );
  letters.sort((one, other) => one.parkedAt.getTime() - other.parkedAt.getTime());
  const lines = letters.map(
    ({ id, group, record, at, cause, error }) =>
      `${id}  ${group}  ${record?.type ?? `${at.topic} ${at.partition} ${at.offset}`}  ${cause}  ${error?.message ?? ''}`,
  );
  return { done: true, text: lines.join('\n') || 'none', data: letters };
}

export function showLetter(id: string): Promise<Outcome> {
  return inDatabaseOf(id, async (db, number, service) => {
    const letter = await showDeadLetter(db, number);
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

async function inAllDatabases<T>(act: (db: DataSource, service: string) => Promise<T[]>): Promise<T[]> {
  const { services, databaseUrl } = await openAllDatabases();
  const results: T[] = [];
  for (const { name } of services) {
    const db = await connect(databaseUrl(name), 'shop', [], 1);
    results.push(...(await act(db, name).finally(() => db.destroy())));
  }
  return results;
}

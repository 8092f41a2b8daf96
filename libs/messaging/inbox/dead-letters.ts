import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import type { EventRecord, Position } from '../transport/transport';
import { askForReplay, isReplayAsked, lockKey, type ParkedKey } from './parked-key';
import type { RecordInBase64 } from './parking';

/** What an operator sees of what could not be handled. All functions work on one service's database. */
export type DeadLetter = ParkedEvent | MalformedRecord;

type Letter = {
  readonly id: string;
  readonly group: string;
  readonly at: Position;
  readonly attempts: number;
  readonly error: { readonly type: string; readonly message: string; readonly place: string | null } | null;
  readonly parkedAt: Date;
};

export type ParkedEvent = Letter & {
  /** `behind` waits for an earlier event of its key, nothing is wrong with it. */
  readonly cause: 'schema' | 'fault' | 'behind';
  readonly record: EventRecord;
  readonly raw: null;
};

export type MalformedRecord = Letter & {
  readonly cause: 'malformed';
  readonly record: null;
  readonly raw: RecordInBase64;
};

const columns = `
  id::text, consumer_group AS "group", cause, attempts, parked_at AS "parkedAt", raw,
  CASE WHEN raw IS NULL
    THEN json_build_object('id', event_id, 'topic', topic, 'key', key, 'type', type, 'headers', headers, 'data', data) END AS record,
  json_build_object('topic', topic, 'partition', partition, 'offset', "offset"::text) AS at,
  CASE WHEN error_type IS NOT NULL
    THEN json_build_object('type', error_type, 'message', error_message, 'place', error_place) END AS error`;

/** Which of them; all that is named has to fit. */
export type LetterFilter = {
  readonly group?: string | undefined;
  readonly topic?: string | undefined;
  readonly since?: Date | undefined;
  readonly limit?: number | undefined;
};

/** Oldest first; events of one key in the order in which they came. */
export function listDeadLetters(
  db: DataSource,
  { group, topic, since, limit }: LetterFilter = {},
): Promise<DeadLetter[]> {
  return db.query(
    `SELECT ${columns} FROM dead_letter
     WHERE ($1::text IS NULL OR consumer_group = $1) AND ($2::text IS NULL OR topic = $2) AND ($3::timestamptz IS NULL OR parked_at >= $3)
     ORDER BY dead_letter.id LIMIT $4`,
    [group, topic, since, limit],
  );
}

export async function showDeadLetter(db: DataSource, id: string): Promise<DeadLetter | undefined> {
  const [letter] = await db.query<DeadLetter[]>(`SELECT ${columns} FROM dead_letter WHERE id = $1`, [id]);
  return letter;
}

export async function readFirstLetter(tx: EntityManager, group: string, key: string): Promise<ParkedEvent | undefined> {
  const [letter] = await tx.query<ParkedEvent[]>(
    `SELECT ${columns} FROM dead_letter WHERE consumer_group = $1 AND key = $2 ORDER BY dead_letter.id LIMIT 1`,
    [group, key],
  );
  return letter;
}

/** `asked`: the service that has to do it did not answer in time (is it running?); it will when it starts. */
export type ReplayOutcome = 'replayed' | 'failed-again' | 'asked';

/** `malformed`: there is no event that could be handed over. */
export type ReplayResult = ReplayOutcome | 'malformed' | 'no-such-letter';

/**
 * Asks the running service to hand over the letters of this letter's key again, from the first one on, and waits for
 * the answer. Events keep their ids, so nothing takes effect twice.
 */
export async function replayDeadLetter(db: DataSource, id: string, patienceMs?: number): Promise<ReplayResult> {
  const letter = await showDeadLetter(db, id);
  if (!letter) return 'no-such-letter';
  if (!letter.record) return 'malformed';
  const key = keyOf({ group: letter.group, record: letter.record });
  await askForReplay(db.manager, key);
  return outcomeOfReplay(db, id, key, patienceMs);
}

/** Waits for the outcome of a replay that was asked for. */
export async function outcomeOfReplay(
  db: DataSource,
  letter: string,
  key: ParkedKey,
  patienceMs = 10_000,
): Promise<ReplayOutcome> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await sleep(50)) {
    const isAsked = await isReplayAsked(db, key); // first: a replay may end between the two queries
    if (!(await showDeadLetter(db, letter))) return 'replayed';
    if (!isAsked) return 'failed-again';
  }
  return 'asked';
}

/** Drops one event for good, with its reason in the records. What lined up behind it goes on by itself. */
export async function discardDeadLetter(
  db: DataSource,
  id: string,
  reason: string,
): Promise<'discarded' | 'no-such-letter'> {
  return db.transaction(async (tx) => {
    const letter = await lockLetter(tx, id);
    if (!letter) return 'no-such-letter';
    await tx.query(`DELETE FROM dead_letter WHERE id = $1`, [id]);
    await noteAction(tx, letter, 'discarded', reason);
    if (letter.record) await goOnBehind(tx, letter);
    return 'discarded';
  });
}

async function goOnBehind(tx: EntityManager, letter: ParkedEvent): Promise<void> {
  const { group, record } = letter;
  // A late repeat of the event must not take effect after all.
  await tx.query(`INSERT INTO inbox (consumer_group, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    group,
    record.id,
  ]);
  const next = await readFirstLetter(tx, group, record.key);
  if (!next || next.cause === 'behind') await askForReplay(tx, keyOf(letter));
}

/** The record of who may ask later what became of an event. */
export async function noteAction(
  tx: EntityManager,
  { group, record, at }: Pick<DeadLetter, 'group' | 'record' | 'at'>,
  action: 'replayed' | 'discarded',
  reason: string | null = null,
): Promise<void> {
  await tx.query(
    `INSERT INTO dead_letter_action (consumer_group, event_id, type, key, topic, partition, "offset", action, reason)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [group, record?.id, record?.type, record?.key, at.topic, at.partition, at.offset, action, reason],
  );
}

/** With its key locked first, as the replayer does: the two wait for each other instead of blocking each other. */
async function lockLetter(tx: EntityManager, id: string): Promise<DeadLetter | undefined> {
  const find = `SELECT ${columns} FROM dead_letter WHERE id = $1`;
  const [letter] = await tx.query<DeadLetter[]>(find, [id]);
  if (!letter) return undefined;
  await lockKey(tx, letter.group, letter.record?.key);
  return (await tx.query<DeadLetter[]>(find, [id]))[0]; // it may have been replayed meanwhile
}

const keyOf = ({ group, record }: Pick<ParkedEvent, 'group' | 'record'>): ParkedKey => ({ group, key: record.key });

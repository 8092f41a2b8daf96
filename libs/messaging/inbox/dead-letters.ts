import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import type { EventRecord, Position } from '../transport/transport';
import { requestReplay, isReplayRequested, lockParkedKey, type ParkedKey } from './parked-key';
import type { Base64Record } from './parking';

/** What an operator sees of what could not be handled. All functions work on one service's database. */
export type DeadLetter = ParkedEvent | MalformedRecord;

type StoredDeadLetter = {
  readonly id: string;
  readonly group: string;
  readonly at: Position;
  readonly attempts: number;
  readonly error: { readonly type: string; readonly message: string; readonly place: string | null } | null;
  readonly parkedAt: Date;
};

export type ParkedEvent = StoredDeadLetter & {
  /** `behind` waits for an earlier event of its key, nothing is wrong with it. */
  readonly cause: 'schema' | 'fault' | 'behind';
  readonly record: EventRecord;
  readonly raw: null;
};

export type MalformedRecord = StoredDeadLetter & {
  readonly cause: 'malformed';
  readonly record: null;
  readonly raw: Base64Record;
};

const columns = `
  id::text, consumer_group AS "group", cause, attempts, parked_at AS "parkedAt", raw,
  CASE WHEN raw IS NULL
    THEN json_build_object('id', event_id, 'topic', topic, 'key', key, 'type', type, 'headers', headers, 'data', data) END AS record,
  json_build_object('topic', topic, 'partition', partition, 'offset', "offset"::text) AS at,
  CASE WHEN error_type IS NOT NULL
    THEN json_build_object('type', error_type, 'message', error_message, 'place', error_place) END AS error`;

/** Which of them; all that is named has to fit. */
export type DeadLetterFilter = {
  readonly group?: string | undefined;
  readonly topic?: string | undefined;
  readonly since?: Date | undefined;
  readonly limit?: number | undefined;
};

/** Oldest first; events of one key in the order in which they came. */
export function listDeadLetters(
  db: DataSource,
  { group, topic, since, limit }: DeadLetterFilter = {},
): Promise<DeadLetter[]> {
  return db.query(
    `SELECT ${columns} FROM dead_letter
     WHERE ($1::text IS NULL OR consumer_group = $1) AND ($2::text IS NULL OR topic = $2) AND ($3::timestamptz IS NULL OR parked_at >= $3)
     ORDER BY dead_letter.id LIMIT $4`,
    [group, topic, since, limit],
  );
}

export async function findDeadLetter(db: DataSource, id: string): Promise<DeadLetter | undefined> {
  const [deadLetter] = await db.query<DeadLetter[]>(`SELECT ${columns} FROM dead_letter WHERE id = $1`, [id]);
  return deadLetter;
}

export async function findFirstDeadLetter(
  tx: EntityManager,
  group: string,
  key: string,
): Promise<ParkedEvent | undefined> {
  const [deadLetter] = await tx.query<ParkedEvent[]>(
    `SELECT ${columns} FROM dead_letter WHERE consumer_group = $1 AND key = $2 ORDER BY dead_letter.id LIMIT 1`,
    [group, key],
  );
  return deadLetter;
}

/** `asked`: the service that has to do it did not answer in time (is it running?); it will when it starts. */
export type ReplayOutcome = 'replayed' | 'failed-again' | 'asked';

/** `malformed`: there is no event that could be handed over. */
export type ReplayResult = ReplayOutcome | 'malformed' | 'no-such-letter';

/**
 * Asks the running service to hand over the letters of this letter's key again, from the first one on, and waits for
 * the answer. Events keep their ids, so nothing takes effect twice.
 */
export async function replayDeadLetter(db: DataSource, id: string, timeoutMs?: number): Promise<ReplayResult> {
  const deadLetter = await findDeadLetter(db, id);
  if (!deadLetter) return 'no-such-letter';
  if (!deadLetter.record) return 'malformed';
  const key = keyOf({ group: deadLetter.group, record: deadLetter.record });
  await requestReplay(db.manager, key);
  return waitForReplay(db, id, key, timeoutMs);
}

/** Waits for the outcome of a replay that was asked for. */
export async function waitForReplay(
  db: DataSource,
  deadLetter: string,
  key: ParkedKey,
  timeoutMs = 10_000,
): Promise<ReplayOutcome> {
  for (const deadline = performance.now() + timeoutMs; performance.now() < deadline; await sleep(50)) {
    const isRequested = await isReplayRequested(db, key); // first: a replay may end between the two queries
    if (!(await findDeadLetter(db, deadLetter))) return 'replayed';
    if (!isRequested) return 'failed-again';
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
    const deadLetter = await lockDeadLetter(tx, id);
    if (!deadLetter) return 'no-such-letter';
    await tx.query(`DELETE FROM dead_letter WHERE id = $1`, [id]);
    await recordDeadLetterAction(tx, deadLetter, 'discarded', reason);
    if (deadLetter.record) await replayNextOfKey(tx, deadLetter);
    return 'discarded';
  });
}

async function replayNextOfKey(tx: EntityManager, deadLetter: ParkedEvent): Promise<void> {
  const { group, record } = deadLetter;
  // A late repeat of the event must not take effect after all.
  await tx.query(`INSERT INTO inbox (consumer_group, event_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    group,
    record.id,
  ]);
  const next = await findFirstDeadLetter(tx, group, record.key);
  if (!next || next.cause === 'behind') await requestReplay(tx, keyOf(deadLetter));
}

/** The record of who may ask later what became of an event. */
export async function recordDeadLetterAction(
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
async function lockDeadLetter(tx: EntityManager, id: string): Promise<DeadLetter | undefined> {
  const find = `SELECT ${columns} FROM dead_letter WHERE id = $1`;
  const [deadLetter] = await tx.query<DeadLetter[]>(find, [id]);
  if (!deadLetter) return undefined;
  await lockParkedKey(tx, deadLetter.group, deadLetter.record?.key);
  return (await tx.query<DeadLetter[]>(find, [id]))[0]; // it may have been replayed meanwhile
}

const keyOf = ({ group, record }: Pick<ParkedEvent, 'group' | 'record'>): ParkedKey => ({ group, key: record.key });

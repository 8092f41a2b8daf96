import type { DataSource } from 'typeorm';
import type { EventRecord } from '../transport/transport';
import { outboxColumns, type OutboxRow, recordOf, sourceOf } from './outbox-row';

/** An event that this service has emitted, and how far it has come. */
export type EmittedEvent = {
  readonly id: string;
  readonly type: string;
  readonly topic: string;
  readonly version: number;
  /** Counts what the service emits: events of a key go out in this order. */
  readonly position: string;
  readonly at: Date;
  /** Null while it stands in the outbox. */
  readonly sentAt: Date | null;
  readonly headers: Readonly<Record<string, string>>;
};

const columns = `event_id AS id, type, topic, aggregate_version AS version, id::text AS position, created_at AS at, headers`;

/** What was said under a key, for as long as it is kept, in its order. */
export function readEmittedEvents(db: DataSource, key: string): Promise<EmittedEvent[]> {
  return db.query(
    `SELECT * FROM (
       SELECT ${columns}, NULL::timestamptz AS "sentAt" FROM outbox WHERE key = $1
       UNION ALL SELECT ${columns}, sent_at FROM outbox_sent WHERE key = $1) AS said
     ORDER BY position::bigint`,
    [key],
  );
}

/** One of them as the relay has sent it; undefined where it is not sent yet or forgotten. */
export async function findSentRecord(db: DataSource, key: string, id: string): Promise<EventRecord | undefined> {
  const [row] = await db.query<OutboxRow[]>(
    `SELECT ${outboxColumns} FROM outbox_sent WHERE key = $1 AND event_id = $2`,
    [key, id],
  );
  return row && recordOf(row, sourceOf(db));
}

/** How much waits to be sent, and since when. */
export async function countUnsentEvents(db: DataSource): Promise<{ waiting: number; since: Date | null }> {
  const [row] = await db.query<[{ waiting: number; since: Date | null }]>(
    'SELECT count(*)::int AS waiting, min(created_at) AS since FROM outbox',
  );
  return row;
}

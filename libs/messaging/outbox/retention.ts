import type { DataSource } from 'typeorm';
import { retentionDays } from '../transport/topics';

/** Longer than events stay in any log plus the time a dead letter may wait: an event that comes again is always known here. */
const inboxDays = 30;
/** What became of a dead letter is asked for when books are closed. */
const actionDays = 400;

/** Few enough that no other statement waits for long. */
const batchSize = 10_000;

/** Forgets what nobody can need any more. It may run anywhere, any number of times at once. */
export async function purge(db: DataSource): Promise<void> {
  await deleteOld(db, 'outbox_sent', 'sent_at', retentionDays);
  await deleteOld(
    db,
    'inbox',
    'processed_at',
    inboxDays,
    'NOT EXISTS (SELECT FROM dead_letter d WHERE d.consumer_group = old.consumer_group AND d.event_id = old.event_id)',
  );
  await deleteOld(db, 'delivery_failure', 'failed_at', inboxDays);
  await deleteOld(db, 'dead_letter_action', 'acted_at', actionDays);
}

/**
 * Deletes in batches until there is nothing more to delete; rows lie in the order of their time, and are found by it. The array is
 * worked out once: `IN` would read the table anew for every batch.
 */
export async function deleteOld(
  db: DataSource,
  table: string,
  time: string,
  days: number,
  and = 'true',
): Promise<void> {
  for (let deleted = batchSize; deleted === batchSize;)
    [, deleted] = await db.query<[unknown[], number]>(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
         SELECT ctid FROM ${table} AS old WHERE ${time} < now() - $1 * interval '1 day' AND ${and} LIMIT $2 FOR UPDATE SKIP LOCKED))`,
      [days, batchSize],
    );
}

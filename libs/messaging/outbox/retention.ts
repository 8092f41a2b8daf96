import type { DataSource } from 'typeorm';
import { retentionDays } from '../transport/topics';

/** Longer than events stay in any log plus the time a dead letter may wait: an event that comes again is always known here. */
const inboxDays = 30;

/** Forgets what nobody can need any more. It may run anywhere, any number of times at once. */
export async function purge(db: DataSource): Promise<void> {
  await db.query(`DELETE FROM outbox_sent WHERE sent_at < now() - $1 * interval '1 day'`, [retentionDays]);
  await db.query(
    `DELETE FROM inbox i WHERE processed_at < now() - $1 * interval '1 day'
     AND NOT EXISTS (SELECT FROM dead_letter d WHERE d.consumer_group = i.consumer_group AND d.event_id = i.event_id)`,
    [inboxDays],
  );
  await db.query(`DELETE FROM delivery_failure WHERE failed_at < now() - $1 * interval '1 day'`, [inboxDays]);
}

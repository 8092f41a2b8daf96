import type { DataSource } from 'typeorm';
import { partitionOf } from '../transport/partition';
import { partitionsPerTopic } from '../transport/topics';
import type { EventRecord } from '../transport/transport';
import { waitForReplay, type ReplayOutcome } from './dead-letters';
import { requestReplay, lockParkedKey, parkKey } from './parked-key';
import { parkBehind } from './parking';

/** Its place in the log is not known: it comes from the outbox of who has said it. */
const noOffset = '-1';

/**
 * Hands one event to one group as if the log had just delivered it, for when it never did. It goes the way of a dead letter that is
 * replayed: its key is parked for that moment, so that nothing of it passes by, and the inbox lets it take effect once.
 */
export async function deliverPending(
  db: DataSource,
  group: string,
  record: EventRecord,
  timeoutMs?: number,
): Promise<ReplayOutcome | 'done-before'> {
  const key = { group, key: record.key };
  const deadLetterId = await db.transaction(async (tx) => {
    await parkKey(tx, key);
    await lockParkedKey(tx, group, record.key);
    const at = { topic: record.topic, partition: partitionOf(record.key, partitionsPerTopic), offset: noOffset };
    const parked = await parkBehind(tx, group, record, at);
    await requestReplay(tx, key);
    if (parked === 'repeated') return undefined; // the replayer frees the key, if nothing else is behind it
    const [row] = await tx.query<{ id: string }[]>(
      `SELECT id::text FROM dead_letter WHERE consumer_group = $1 AND event_id = $2`,
      [group, record.id],
    );
    return row!.id;
  });
  return deadLetterId ? waitForReplay(db, deadLetterId, key, timeoutMs) : 'done-before';
}

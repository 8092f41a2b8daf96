import type { DataSource, EntityManager } from 'typeorm';
import { deleteOld } from '../../outbox/retention';
import { partitionOf } from '../partition';
import { partitionsPerTopic, retentionDays } from '../topics';
import type { AppendedRecord, EventRecord, PartitionLag, Position } from '../transport';

/** The statements of the event log in PostgreSQL. */

export type Partition = Pick<Position, 'topic' | 'partition'>;
/** A partition as one group reads it. */
export type GroupPartition = Partition & { readonly group: string };
export type LoggedRecord = { readonly record: EventRecord; readonly at: Position };
/** The next records of one partition for one group, at least one. */
export type Batch = { readonly group: string; readonly deliveries: readonly LoggedRecord[] };
/** How far a group has handled a partition, and how long its next record has to wait. */
export type Progress = { readonly group: string; readonly next: Position; readonly retryInMs: number };

/** Records of one partition that a reader takes at once. */
export const batchSize = 100;

/** Offsets are given under the partition's row lock: dense, and visible in their order. Sorted, so writers cannot deadlock. */
const appendAll = `
  WITH record AS (
    SELECT * FROM unnest($1::text[], $2::smallint[], $3::uuid[], $4::text[], $5::text[], $6::jsonb[], $7::text[])
      WITH ORDINALITY AS r (topic, partition, event_id, key, type, headers, data, nth)),
  reserved AS (
    INSERT INTO event_partition AS p (topic, partition, next_offset)
    SELECT topic, partition, count(*) FROM record GROUP BY topic, partition ORDER BY topic, partition
    ON CONFLICT (topic, partition) DO UPDATE SET next_offset = p.next_offset + excluded.next_offset
    RETURNING topic, partition, next_offset)
  INSERT INTO event_log (topic, partition, "offset", event_id, key, type, headers, data)
  SELECT topic, partition, next_offset - row_number() OVER (PARTITION BY topic, partition ORDER BY nth DESC),
    event_id, key, type, headers, data
  FROM record JOIN reserved USING (topic, partition)`;

/** Resolves to the partitions that have new records. */
export async function appendRecords(log: DataSource, records: readonly EventRecord[]): Promise<Partition[]> {
  const column = (name: 'id' | 'topic' | 'key' | 'type' | 'data'): string[] => records.map((record) => record[name]);
  const partitions = records.map(({ topic, key }) => ({ topic, partition: partitionOf(key, partitionsPerTopic) }));
  await log.query(appendAll, [
    column('topic'),
    partitions.map(({ partition }) => partition),
    column('id'),
    column('key'),
    column('type'),
    records.map(({ headers }) => JSON.stringify(headers)),
    column('data'),
  ]);
  return partitions;
}

/** A new group begins with the first record there is. */
export async function createPositions(log: DataSource, group: string, topics: readonly string[]): Promise<void> {
  await log.query(
    `INSERT INTO consumer_offset (consumer_group, topic, partition)
     SELECT $1, topic, partition FROM unnest($2::text[]) topic, generate_series(0, $3 - 1) partition ON CONFLICT DO NOTHING`,
    [group, topics, partitionsPerTopic],
  );
}

type Row = EventRecord & Position & { readonly group: string };

/**
 * Takes the places that no other process holds and reads on from their positions. The row lock gives a partition to one
 * reader of a group; a dead one loses it with its connection. The read may be older than the lock: what it shows has no
 * holes. A position need not be durable when it is stored, only in order: what is read again after a power cut, the
 * inboxes know.
 */
export async function claim(tx: EntityManager, requested: readonly GroupPartition[]): Promise<Batch[]> {
  const rows = await tx.query<Row[]>(
    `WITH lazily AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true)),
       wanted AS (SELECT * FROM unnest($1::text[], $2::text[], $3::smallint[]) AS w (consumer_group, topic, partition)),
       held AS (
         SELECT c.consumer_group, c.topic, c.partition, c.next_offset FROM consumer_offset c
         JOIN wanted USING (consumer_group, topic, partition)
         WHERE c.not_before <= clock_timestamp() FOR UPDATE OF c SKIP LOCKED)
     SELECT consumer_group AS "group", topic, partition, "offset", event_id AS id, key, type, headers, data
     FROM held CROSS JOIN lazily CROSS JOIN LATERAL (
       SELECT "offset", event_id, key, type, headers, data FROM event_log e
       WHERE e.topic = held.topic AND e.partition = held.partition AND e."offset" >= held.next_offset
       ORDER BY e."offset" LIMIT $4) r`,
    [...columnsOf(requested), batchSize],
  );
  const batches = [...Map.groupBy(rows, ({ group, topic, partition }) => `${group} ${topic} ${partition}`).values()];
  return batches.map((batch) => ({ group: batch[0]!.group, deliveries: batch.map(loggedRecordOf) }));
}

const loggedRecordOf = ({ group: _, partition, offset, ...record }: Row): LoggedRecord => ({
  record,
  at: { topic: record.topic, partition, offset },
});

export async function storeProgress(tx: EntityManager, progress: readonly Progress[]): Promise<void> {
  await tx.query(
    `UPDATE consumer_offset c SET next_offset = p.next_offset, not_before = clock_timestamp() + p.retry_ms * interval '1 ms'
     FROM unnest($1::text[], $2::text[], $3::smallint[], $4::bigint[], $5::float[])
       AS p (consumer_group, topic, partition, next_offset, retry_ms)
     WHERE c.consumer_group = p.consumer_group AND c.topic = p.topic AND c.partition = p.partition`,
    [
      ...columnsOf(progress.map(({ group, next }) => ({ group, ...next }))),
      progress.map(({ next }) => next.offset),
      progress.map(({ retryInMs }) => retryInMs),
    ],
  );
}

const columnsOf = (partitions: readonly GroupPartition[]): [string[], string[], number[]] => [
  partitions.map(({ group }) => group),
  partitions.map(({ topic }) => topic),
  partitions.map(({ partition }) => partition),
];

export const nextPosition = (at: Position): Position => ({ ...at, offset: String(BigInt(at.offset) + 1n) });

/** What other processes appended, and retries that are due. */
export function partitionsBehind(log: DataSource, groups: readonly string[]): Promise<GroupPartition[]> {
  return log.query(
    `SELECT consumer_group AS "group", topic, partition FROM consumer_offset c JOIN event_partition p USING (topic, partition)
     WHERE consumer_group = ANY($1) AND c.next_offset < p.next_offset AND c.not_before <= clock_timestamp()`,
    [groups],
  );
}

export function lagOf(log: DataSource, group: string, topics: readonly string[]): Promise<PartitionLag[]> {
  return log.query(
    `SELECT topic, partition, c.next_offset::float8 AS next, (coalesce(p.next_offset, 0) - c.next_offset)::int AS behind,
       (SELECT appended_at FROM event_log e WHERE e.topic = c.topic AND e.partition = c.partition AND e."offset" >= c.next_offset
        ORDER BY e."offset" LIMIT 1) AS "waitingSince"
     FROM consumer_offset c LEFT JOIN event_partition p USING (topic, partition)
     WHERE consumer_group = $1 AND topic = ANY($2)`,
    [group, topics],
  );
}

/** By time, which has an index: a relay notes as sent what it has appended a moment before. */
export async function positionsOf(log: DataSource, records: readonly AppendedRecord[]): Promise<Map<string, Position>> {
  const rows = await log.query<(Position & { id: string })[]>(
    `SELECT e.event_id AS id, e.topic, e.partition, e."offset"::text
     FROM unnest($1::uuid[], $2::text[], $3::smallint[], $4::timestamptz[]) AS sent (id, topic, partition, at)
     JOIN event_log e ON e.topic = sent.topic AND e.partition = sent.partition AND e.event_id = sent.id
       AND e.appended_at BETWEEN sent.at - interval '1 minute' AND sent.at + interval '1 minute'`,
    [
      records.map(({ id }) => id),
      records.map(({ topic }) => topic),
      records.map(({ key }) => partitionOf(key, partitionsPerTopic)),
      records.map(({ sentAt }) => sentAt),
    ],
  );
  return new Map(rows.map(({ id, ...position }) => [id, position]));
}

/** Drops records that are old and that every group has handled. */
export async function dropOldRecords(log: DataSource): Promise<void> {
  const isHandled = `NOT EXISTS (
    SELECT FROM consumer_offset c WHERE c.topic = old.topic AND c.partition = old.partition AND c.next_offset <= old."offset")`;
  await deleteOld(log, 'event_log', 'appended_at', retentionDays, isHandled);
}

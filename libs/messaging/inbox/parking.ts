import type { DataSource, EntityManager } from 'typeorm';
import { sourceLocationOf } from '../tracing/source-location';
import type { ReceivedRecord, EventRecord, Position, RawRecord } from '../transport/transport';
import { parkKey } from './parked-key';

/** A record as a dead letter keeps it: all but the names of its headers in base64. */
export type Base64Record = {
  readonly key: string | null;
  readonly value: string | null;
  readonly headers: readonly (readonly [name: string, value: string | null])[];
};

type Diagnosis = { readonly error: unknown; readonly attempts: number; readonly cause: 'schema' | 'fault' };

/** Resolves to the number of failed tries so far, this one included, over all restarts. */
export async function countFailure(db: DataSource, group: string, { id }: EventRecord): Promise<number> {
  const [row] = await db.query<{ attempts: number }[]>(
    `INSERT INTO delivery_failure AS f (consumer_group, event_id) VALUES ($1, $2)
     ON CONFLICT (consumer_group, event_id) DO UPDATE SET attempts = f.attempts + 1, failed_at = now() RETURNING attempts`,
    [group, id],
  );
  return row!.attempts;
}

/** Sets an event aside that cannot be handled, and its key with it, before the offset moves past it. */
export async function park(
  db: DataSource,
  group: string,
  record: EventRecord,
  at: Position,
  { error, attempts, cause }: Diagnosis,
): Promise<void> {
  const { type, message, place } = describeError(error);
  await db.transaction(async (tx) => {
    await parkKey(tx, { group, key: record.key });
    await insertDeadLetter(tx, group, record, at, [cause, attempts, type, message, place]);
    await tx.query(`DELETE FROM delivery_failure WHERE consumer_group = $1 AND event_id = $2`, [group, record.id]);
  });
}

/** Lines an event up behind an earlier one of its key. One that took effect before the key was parked is a mere repeat. */
export async function parkBehind(
  tx: EntityManager,
  group: string,
  record: EventRecord,
  at: Position,
): Promise<'parked' | 'repeated'> {
  const known = await tx.query<unknown[]>(`SELECT FROM inbox WHERE consumer_group = $1 AND event_id = $2`, [
    group,
    record.id,
  ]);
  if (known.length > 0) return 'repeated';
  await insertDeadLetter(tx, group, record, at, ['behind', 0, null, null, null]);
  return 'parked';
}

async function insertDeadLetter(
  tx: EntityManager,
  group: string,
  { id, topic, key, type, headers, data }: EventRecord,
  { partition, offset }: Position,
  diagnosis: readonly unknown[],
): Promise<void> {
  await tx.query(
    `INSERT INTO dead_letter (consumer_group, event_id, topic, partition, "offset", key, type, headers, data,
       cause, attempts, error_type, error_message, error_place)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT (consumer_group, event_id) DO NOTHING`,
    [group, id, topic, partition, offset, key, type, headers, data, ...diagnosis],
  );
}

/**
 * Keeps a record by its place in the log: one that is no event, or that cannot be parked as one. Nothing in the row is text of
 * the record's. Nobody can replay it, so nothing lines up behind it.
 */
export async function storeMalformed(
  db: DataSource,
  group: string,
  record: ReceivedRecord,
  { topic, partition, offset }: Position,
  error: unknown,
): Promise<void> {
  const { type, message, place } = describeError(error);
  await db.query(
    `INSERT INTO dead_letter (consumer_group, topic, partition, "offset", raw, cause, attempts, error_type, error_message, error_place)
     VALUES ($1, $2, $3, $4, $5, 'malformed', 1, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [group, topic, partition, offset, inBase64(record.raw ?? bytesOf(record)), type, message, place],
  );
}

/** The texts of a log of texts, whose `headers` hold what anybody has put there. */
function bytesOf({ id, type, key, headers, data }: EventRecord): RawRecord {
  const named = Object.entries({ ce_id: id, ce_type: type, headers: JSON.stringify(headers) });
  return {
    key: Buffer.from(key),
    value: Buffer.from(data),
    headers: named.map(([name, value]) => [name, Buffer.from(value)]),
  };
}

const inBase64 = ({ key, value, headers }: RawRecord): Base64Record => ({
  key: key?.toString('base64') ?? null,
  value: value?.toString('base64') ?? null,
  headers: headers.map(([name, bytes]) => [name, bytes?.toString('base64') ?? null]),
});

/** Enough to find the bug. */
export function describeError(error: unknown): { type: string; message: string; place: string | null } {
  if (!(error instanceof Error)) return { type: typeof error, message: storable(String(error)), place: null };
  const { name, message, cause } = error;
  const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
  return { type: name, message: storable(reason).slice(0, 1_000), place: sourceLocationOf(error) ?? null };
}

/** PostgreSQL has no NUL in texts; a message may quote one. */
const storable = (message: string): string => message.replaceAll('\0', '');

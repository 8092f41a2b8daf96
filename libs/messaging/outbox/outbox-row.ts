import type { DataSource } from 'typeorm';
import type { EventRecord } from '../transport/transport';

/** A row of the outbox as far as it goes out. */
export type OutboxRow = EventRecord & {
  readonly subject: string;
  readonly version: number;
  readonly createdAt: Date;
};

export const outboxColumns = `event_id AS id, topic, key, type, subject, aggregate_version AS version, headers, data, created_at AS "createdAt"`;

/** All that a row of the outbox keeps, also when it is sent. */
export const outboxTableColumns =
  'id, event_id, lane, topic, key, type, subject, aggregate_version, headers, data, created_at';

/** Who emits, as CloudEvents name it. */
export function sourceOf({ options }: DataSource): string {
  return `/fenestra/${'applicationName' in options ? options.applicationName : 'tests'}`;
}

/** The event as it is sent: its own headers, and those that the columns tell. */
export function recordOf({ subject, version, createdAt, headers, ...record }: OutboxRow, source: string): EventRecord {
  return {
    ...record,
    headers: {
      ...headers,
      ce_source: source,
      ce_subject: subject,
      ce_aggregateversion: String(version),
      ce_time: createdAt.toISOString(),
    },
  };
}

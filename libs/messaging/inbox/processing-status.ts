import type { DataSource } from 'typeorm';

/** What a group has done with one event. */
export type ProcessingStatus = {
  readonly event: string;
  /** `behind` waits for an earlier event of its key; `failing` is tried again; `unread` is all that is not known here. */
  readonly state: 'done' | 'parked' | 'behind' | 'failing' | 'unread';
  readonly at: Date | null;
  readonly tries: number;
  readonly fault: string | null;
  /** The dead letter that it became. */
  readonly letter: string | null;
};

/** What a group has done with these events, whoever emitted them. */
export function readProcessingStatus(
  db: DataSource,
  group: string,
  events: readonly string[],
): Promise<ProcessingStatus[]> {
  return db.query(
    `SELECT event.id AS event,
       CASE WHEN i.event_id IS NOT NULL THEN 'done' WHEN d.cause = 'behind' THEN 'behind' WHEN d.id IS NOT NULL THEN 'parked'
         WHEN f.event_id IS NOT NULL THEN 'failing' ELSE 'unread' END AS state,
       coalesce(i.processed_at, d.parked_at, f.failed_at) AS at,
       coalesce(d.attempts, f.attempts, 0) AS tries,
       d.error_type || ': ' || d.error_message AS fault,
       d.id::text AS letter
     FROM unnest($2::uuid[]) WITH ORDINALITY AS event (id, nth)
     LEFT JOIN inbox i ON i.consumer_group = $1 AND i.event_id = event.id
     LEFT JOIN dead_letter d ON d.consumer_group = $1 AND d.event_id = event.id
     LEFT JOIN delivery_failure f ON f.consumer_group = $1 AND f.event_id = event.id
     ORDER BY nth`,
    [group, events],
  );
}

/** What a group has set aside, and what it tries again. */
export type GroupFailures = {
  readonly group: string;
  readonly parked: number;
  readonly keys: number;
  readonly failing: number;
  readonly lastFault: string | null;
};

export function countGroupFailures(db: DataSource, groups: readonly string[]): Promise<GroupFailures[]> {
  return db.query(
    `SELECT name AS "group",
       (SELECT count(*)::int FROM dead_letter d WHERE d.consumer_group = name) AS parked,
       (SELECT count(*)::int FROM parked_key k WHERE k.consumer_group = name) AS keys,
       (SELECT count(*)::int FROM delivery_failure f WHERE f.consumer_group = name AND NOT EXISTS (
          SELECT FROM inbox i WHERE i.consumer_group = name AND i.event_id = f.event_id)) AS failing,
       (SELECT error_type || ': ' || error_message FROM dead_letter d WHERE d.consumer_group = name AND error_type IS NOT NULL
        ORDER BY d.id DESC LIMIT 1) AS "lastFault"
     FROM unnest($1::text[]) AS name`,
    [groups],
  );
}

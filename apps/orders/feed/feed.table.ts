import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import type { ErpEvent } from './erp-event.entity';

/** An event on its way into the feed, its JSON parts as text. */
export type FeedEntry = Record<'id' | 'type' | 'headers' | 'data', string>;
/** `cause` is the id of the event that comes before this one in the feed. */
export type NewFeedEntry = FeedEntry & {
  readonly cause: string | undefined;
  readonly orderId: string | undefined;
  readonly since: Date;
};
type Waiting = NewFeedEntry & { readonly unknownOrder?: string | undefined };
/** How far the group of the feed has read the log, by topic and partition. */
export type Progress = {
  readonly next: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<string, number>>;
};

export type WaitingEvent = {
  readonly orderId: string | null;
  readonly type: string;
  readonly since: Date;
  readonly isOfUnknownOrder: boolean;
};

/** What an ERP reads: every event of an order once, after its cause, at a position that never changes. */
@Injectable()
export class Feed {
  constructor(private readonly db: DataSource) {}

  /**
   * Gives events the next positions. Those whose cause is not in the feed yet wait in a table of their own until it is, those of an
   * order that does not exist until it does.
   */
  async append({ tx }: UnitOfWork, all: readonly NewFeedEntry[]): Promise<void> {
    const unknown = await unknownOrders(tx, all);
    const isUnknown = ({ orderId }: NewFeedEntry): boolean => orderId !== undefined && unknown.has(orderId);
    const ofUnknownOrders = all.filter(isUnknown).map((entry) => ({ ...entry, unknownOrder: entry.orderId }));
    await insertWaiting(tx, ofUnknownOrders);
    const entries = all.filter((entry) => !isUnknown(entry));
    const missing = await missingCauses(tx, causesElsewhere(entries));
    await (missing.size === 0 ? append(tx, causesFirst(entries)) : appendWhatIsReady(tx, entries, missing));
  }

  /** Whether any event waits. */
  async hasWaiting(): Promise<boolean> {
    return (await this.db.query<unknown[]>('SELECT FROM erp_waiting LIMIT 1')).length > 0;
  }

  /**
   * Appends events whose cause will not come: the group has read all that the log held when they came, or has parked the cause. Returns
   * their number.
   */
  async appendWithoutCause({ tx }: UnitOfWork, { next, ends }: Progress, group: string): Promise<number> {
    await tx.query('UPDATE erp_waiting SET log_ends = $1 WHERE log_ends IS NULL', [ends]);
    const isPassed = `NOT EXISTS (
      SELECT FROM jsonb_each_text(log_ends) AS place (name, "end") WHERE place."end"::bigint > coalesce(($1::jsonb ->> place.name)::bigint, 0))`;
    const isParked = `EXISTS (SELECT FROM dead_letter l WHERE l.consumer_group = $2 AND l.event_id = erp_waiting.cause)`;
    return appendWaiting(tx, `unknown_order IS NULL AND (${isPassed} OR ${isParked})`, [next, group]);
  }

  /** Appends events whose order exists by now. */
  async appendOfKnownOrders({ tx }: UnitOfWork): Promise<number> {
    return appendWaiting(tx, 'EXISTS (SELECT FROM orders o WHERE o.id = erp_waiting.unknown_order)', []);
  }

  /** What was said of one order, for operators, found by a sketch of each range of blocks: an index of all would cost every order. */
  async ofOrder(orderId: string): Promise<{ type: string; at: string | null; event: string; position: number }[]> {
    const rows = await this.db.query<{ type: string; at: string | null; event: string; position: string }[]>(
      `SELECT type, headers ->> 'ce_time' AS at, event_id AS event, position FROM erp_event
       WHERE data ->> 'orderId' = $1 ORDER BY position`,
      [orderId],
    );
    return rows.map((row) => ({ ...row, position: Number(row.position) }));
  }

  /** Events that wait for their cause. */
  waitingOf(orderId: string): Promise<{ type: string; cause: string; since: Date }[]> {
    return this.db.query(
      `SELECT type, coalesce(cause::text, '') AS cause, since FROM erp_waiting WHERE data ->> 'orderId' = $1 ORDER BY since`,
      [orderId],
    );
  }

  /** Events that have waited since before, the longest first. */
  waitingSince(before: Date, limit: number): Promise<WaitingEvent[]> {
    return this.db.query(
      `SELECT data ->> 'orderId' AS "orderId", type, since, unknown_order IS NOT NULL AS "isOfUnknownOrder" FROM erp_waiting WHERE since <= $1 ORDER BY since LIMIT $2`,
      [before, limit],
    );
  }

  /** Whether an event stands at a position: after a restore another one may, or none. */
  async containsAt(position: number, eventId: string): Promise<boolean> {
    const [row] = await this.db.query<[{ held: boolean }]>(
      `SELECT EXISTS (SELECT FROM erp_event WHERE position = $1 AND event_id = $2) AS held`,
      [position, eventId],
    );
    return row.held;
  }

  /** Notes that a reader has everything up to a position. */
  async recordRead(position: number, at: Date): Promise<void> {
    await this.db.query(
      `INSERT INTO erp_reader (position, read_at) VALUES ($1, $2)
       ON CONFLICT (only_row) DO UPDATE SET (position, read_at) = (greatest(erp_reader.position, excluded.position), excluded.read_at)`,
      [position, at],
    );
  }

  /** The events after a position, in their order. */
  async after(position: number, limit: number): Promise<ErpEvent[]> {
    const rows = await this.db.query<(Omit<ErpEvent, 'position'> & { position: string })[]>(
      `SELECT position, event_id AS "eventId", type, headers, data FROM erp_event WHERE position > $1 ORDER BY position LIMIT $2`,
      [position, limit],
    );
    return rows.map((row) => ({ ...row, position: Number(row.position) }));
  }
}

async function appendWhatIsReady(
  tx: EntityManager,
  entries: readonly NewFeedEntry[],
  missing: ReadonlySet<string>,
): Promise<void> {
  // Under the lock every cause is in the feed or has yet to come; whoever brings it then finds what waits for it.
  await tx.query('SELECT FROM erp_feed FOR UPDATE');
  const missingCause = await missingCauses(tx, missing);
  const early = new Set<string>();
  const ready: NewFeedEntry[] = [];
  for (const entry of causesFirst(entries)) {
    const { id, cause } = entry;
    if (cause && (missingCause.has(cause) || early.has(cause))) early.add(id);
    else ready.push(entry);
  }
  await insertWaiting(
    tx,
    entries.filter(({ id }) => early.has(id)),
  );
  await append(tx, ready);
}

/** What waited for one of these follows it at once. */
async function append(tx: EntityManager, entries: readonly FeedEntry[]): Promise<void> {
  for (let next = entries; next.length > 0; next = await takeWaitingFor(tx, next)) await insert(tx, next);
}

/** The counter's row lock gives positions in the order of commits: a reader never finds a gap that is filled later. */
async function insert(tx: EntityManager, entries: readonly FeedEntry[]): Promise<void> {
  await tx.query(
    `WITH given AS (UPDATE erp_feed SET last = last + $1 RETURNING last - $1 AS before)
     INSERT INTO erp_event (position, event_id, type, headers, data)
     SELECT before + nth, event_id, type, headers, data
     FROM given, unnest($2::uuid[], $3::text[], $4::jsonb[], $5::jsonb[]) WITH ORDINALITY AS e (event_id, type, headers, data, nth)`,
    [
      entries.length,
      ...(['id', 'type', 'headers', 'data'] as const).map((part) => entries.map((entry) => entry[part])),
    ],
  );
}

/** A statement of its own after the counter's lock: it sees what others put there before they gave the lock away. */
async function takeWaitingFor(tx: EntityManager, entries: readonly FeedEntry[]): Promise<FeedEntry[]> {
  const [taken] = await tx.query<[FeedEntry[], number]>(
    `DELETE FROM erp_waiting WHERE cause = ANY($1) AND unknown_order IS NULL RETURNING ${waitingEntry}`,
    [entries.map(({ id }) => id)],
  );
  return taken;
}

const waitingEntry = 'event_id AS id, type, headers::text AS headers, data::text AS data';

async function insertWaiting(tx: EntityManager, entries: readonly Waiting[]): Promise<void> {
  if (entries.length === 0) return;
  const columns = ['id', 'cause', 'type', 'headers', 'data', 'since', 'unknownOrder'] as const;
  await tx.query(
    `INSERT INTO erp_waiting (event_id, cause, type, headers, data, since, unknown_order)
     SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::jsonb[], $5::jsonb[], $6::timestamptz[], $7::uuid[])`,
    columns.map((part) => entries.map((entry) => entry[part])),
  );
}

async function appendWaiting(tx: EntityManager, condition: string, parameters: unknown[]): Promise<number> {
  const sql = `DELETE FROM erp_waiting WHERE ${condition} RETURNING ${waitingEntry}`;
  const [entries] = await tx.query<[FeedEntry[], number]>(sql, parameters);
  await append(tx, entries);
  return entries.length;
}

async function unknownOrders(tx: EntityManager, entries: readonly NewFeedEntry[]): Promise<Set<string>> {
  const ids = new Set(entries.flatMap(({ orderId }) => orderId ?? []));
  if (ids.size === 0) return ids;
  const known = await tx.query<{ id: string }[]>('SELECT id FROM orders WHERE id = ANY($1)', [[...ids]]);
  for (const { id } of known) ids.delete(id);
  return ids;
}

function causesElsewhere(entries: readonly NewFeedEntry[]): Set<string> {
  const here = new Set(entries.map(({ id }) => id));
  return new Set(entries.flatMap(({ cause }) => (cause && !here.has(cause) ? [cause] : [])));
}

async function missingCauses(tx: EntityManager, causes: ReadonlySet<string>): Promise<Set<string>> {
  if (causes.size === 0) return new Set();
  const known = await tx.query<{ id: string }[]>('SELECT event_id AS id FROM erp_event WHERE event_id = ANY($1)', [
    [...causes],
  ]);
  const inFeed = new Set(known.map(({ id }) => id));
  return new Set([...causes].filter((cause) => !inFeed.has(cause)));
}

function causesFirst(entries: readonly NewFeedEntry[]): NewFeedEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const ordered = new Set<NewFeedEntry>();
  const put = (entry: NewFeedEntry): void => {
    const cause = entry.cause && byId.get(entry.cause);
    if (cause && !ordered.has(cause)) put(cause);
    ordered.add(entry);
  };
  entries.forEach(put);
  return [...ordered];
}

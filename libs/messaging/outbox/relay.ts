import type { DataSource, EntityManager } from 'typeorm';
import { settlesWithin } from '../timeout';
import { Unavailable } from '../inbox/errors';
import { type Backlog, registerBacklog } from '../metrics';
import type { Outbox } from './outbox';
import { PollingLoop } from '../polling-loop';
import { outboxColumns, outboxTableColumns, type OutboxRow, recordOf, sourceOf } from './outbox-row';
import { repeat } from '../repeat';
import { purge } from './retention';
import { type EventRecord, EventTransport } from '../transport/transport';

const batchSize = 200;
const lingerMs = 5; // what is emitted meanwhile goes out together
const pollMs = 2_000; // commits wake the relay; the poll finds what a dead process left behind
const keepAliveMs = 1_000; // below the 10 s after which the server frees the lanes of a frozen process
const maxAppendMs = 60_000;
const drainMs = 5_000;
const purgeEveryMs = 3_600_000;

/** Moves emitted events from the service's outbox to the transport. Any number of relays may run beside each other. */
export class Relay {
  private readonly loop = new PollingLoop(Relay.name, pollMs, () => this.relayOnce(), lingerMs);
  private readonly source: string;
  private readonly db: DataSource;
  private emitted = false;
  private appending: Promise<unknown> | undefined;
  /** Ids that the log has taken and no transaction has moved yet. */
  private readonly appended = new Set<string>();
  private stopBy = Infinity;
  private purging?: NodeJS.Timeout;
  private unregisterBacklog?: () => void;

  constructor(
    outbox: Outbox,
    private readonly transport: EventTransport,
  ) {
    this.db = outbox.db;
    this.source = sourceOf(outbox.db);
    outbox.onEmit(() => {
      this.emitted = true;
      this.loop.wake();
    });
  }

  start(): void {
    this.loop.start();
    this.purging = repeat(purgeEveryMs, () => purge(this.db));
    this.unregisterBacklog = registerBacklog(this.source, () => this.backlog());
  }

  /** Sends what is emitted already, as far as the transport takes it in time; the rest is sent after the next start. */
  async stop(): Promise<void> {
    clearInterval(this.purging);
    this.unregisterBacklog?.();
    this.stopBy = performance.now() + drainMs;
    await this.loop.stop();
    while (performance.now() < this.stopBy && (await this.relayOnce().catch(() => false)));
  }

  private async backlog(): Promise<Backlog> {
    const [row] = await this.db.query<Backlog[]>(
      `SELECT coalesce((SELECT extract(epoch FROM clock_timestamp() - created_at)::float FROM outbox ORDER BY id LIMIT 1), 0) AS "oldestInSeconds",
         (SELECT count(*)::int FROM dead_letter) AS "deadLetters"`,
    );
    return row!;
  }

  /** A crash after `append` leaves the rows where they are: they are sent again, and the inbox drops the second delivery. */
  private async relayOnce(): Promise<boolean> {
    if (!this.emitted && !(await this.hasUnsent())) return false;
    this.emitted = false;
    const hasMoved = await this.db.transaction(async (tx) => {
      const events = await readLanes(tx, await lockLanes(tx), this.source);
      if (events.length === 0) return false;
      await this.append(tx, events);
      await this.moveToSent(tx, events);
      return true;
    });
    if (hasMoved) this.appended.clear();
    return hasMoved;
  }

  /**
   * Appends once, however long the log takes: a second append of the same events would add to its load. Meanwhile the transaction stays
   * in use, so that the server does not end it and no other relay gets the lanes (decision 111).
   */
  private async append(tx: EntityManager, events: readonly EventRecord[]): Promise<void> {
    await this.untilSettled(tx); // one that outlived its transaction
    const missing = events.filter(({ id }) => !this.appended.has(id));
    if (missing.length === 0) return;
    const append = this.transport.append(missing).then(() => {
      for (const { id } of missing) this.appended.add(id);
    });
    this.appending = append.catch(() => undefined);
    await this.untilSettled(tx);
    await append;
  }

  private async untilSettled(tx: EntityManager): Promise<void> {
    const { appending } = this;
    if (!appending) return;
    const startedAt = performance.now();
    while (!(await settlesWithin(keepAliveMs, appending))) {
      await tx.query('SELECT 1');
      const now = performance.now();
      if (now - startedAt < maxAppendMs && now < this.stopBy) continue;
      this.appending = undefined;
      throw new Unavailable(`the event log took no batch within ${Math.round(now - startedAt)} ms`);
    }
    this.appending = undefined;
  }

  private async moveToSent(tx: EntityManager, events: readonly EventRecord[]): Promise<void> {
    await tx.query(
      `WITH sent AS (DELETE FROM outbox WHERE event_id = ANY($1) RETURNING ${outboxTableColumns})
       INSERT INTO outbox_sent (${outboxTableColumns}) SELECT ${outboxTableColumns} FROM sent`,
      [events.map(({ id }) => id)],
    );
  }

  /** Spares the idle database a transaction at every poll. */
  private async hasUnsent(): Promise<boolean> {
    return (await this.db.query<unknown[]>(`SELECT FROM outbox LIMIT 1`)).length > 0;
  }
}

/**
 * All lanes with events that no other relay holds. A lane belongs to one relay at a time, else two could append the events
 * of one key in the wrong order. That they were sent need not be durable at once: after a power cut they are sent again.
 */
async function lockLanes(tx: EntityManager): Promise<number[]> {
  const rows = await tx.query<{ lane: number }[]>(
    `WITH lazily AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
     SELECT lane FROM lazily CROSS JOIN outbox_lane l WHERE EXISTS (SELECT FROM outbox o WHERE o.lane = l.lane) FOR UPDATE OF l SKIP LOCKED`,
  );
  return rows.map(({ lane }) => lane);
}

/** A statement of its own: its snapshot has to be younger than the locks, or it shows events that are already sent. */
async function readLanes(tx: EntityManager, lanes: number[], source: string): Promise<EventRecord[]> {
  const rows = await tx.query<OutboxRow[]>(
    `SELECT ${outboxColumns} FROM outbox o WHERE lane = ANY($1) ORDER BY o.id LIMIT $2`,
    [lanes, batchSize],
  );
  return rows.map((row) => recordOf(row, source));
}

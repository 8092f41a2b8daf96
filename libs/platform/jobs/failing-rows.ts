import { Logger } from '@nestjs/common';
import pLimit from 'p-limit';
import type { DataSource } from 'typeorm';
import { classifyError } from '@fenestra/messaging/inbox/errors';
import { currentTrace, openSpan } from '@fenestra/messaging/tracing/trace-context';
import { countTask, type TaskOutcome } from '../observability/metrics';
import type { Clock } from '../service/clock';
import { nextAttemptAt } from './backoff';

/** The first try again after a minute, the last after six hours: together a day. */
const backoff = { firstMs: 60_000, maxMs: 6 * 3_600_000 };
const maxAttempts = 12;
/** While something is down that rows need: it fails all of them, so that none is parked for it. */
const outageMs = 30_000;

/**
 * What keeps the rows of a sweep apart: one that fails is tried again later, seldomer each time, and parked after a day, so that it stops neither
 * the rows behind it nor the sweep. Queries of due rows leave out those that are put off (`except`).
 */
export class FailingRows {
  private readonly logger = new Logger(FailingRows.name);
  private readonly counted: (outcome: TaskOutcome) => void;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly task: string,
  ) {
    this.counted = countTask(task);
  }

  /** SQL for a WHERE: a row, by the column of its id, is not put off at the time of the parameter. */
  static except(task: string, idColumn: string, now: string): string {
    return `NOT EXISTS (
      SELECT FROM failing_row WHERE task = '${task}' AND row_id = ${idColumn}::text AND (again_at IS NULL OR again_at > ${now}))`;
  }

  /** Works on each row in a span of its own, up to `atOnce` at a time. Resolves when all were tried; rejects only where the outcome cannot be noted. */
  async each(ids: readonly string[], work: (id: string) => Promise<unknown>, atOnce = 1): Promise<void> {
    if (ids.length === 0) return;
    const limit = pLimit(atOnce);
    const failed = await this.readFailedAttempts(ids);
    const attempt = async (id: string): Promise<unknown> => {
      try {
        await work(id);
        this.counted('done');
        if (failed.has(id)) await this.clear(id);
        return undefined;
      } catch (error) {
        await this.postpone(id, (failed.get(id) ?? 0) + 1, error);
        return error;
      }
    };
    await Promise.all(ids.map((id) => limit(() => this.inRowSpan(() => attempt(id)))));
  }

  /** The work resolves to the error that was handled. The order that it notes is that of its row, not of the sweep. */
  private async inRowSpan(work: () => Promise<unknown>): Promise<void> {
    const { service = '', traceparent: parent } = currentTrace() ?? {};
    const { run, end } = openSpan({ name: `row of ${this.task}`, kind: 'job', service, parent });
    await run(work).then(end, (error: unknown) => {
      end?.(error);
      throw error;
    });
  }

  /** Tries of those that have failed before. */
  private async readFailedAttempts(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.db.query<{ id: string; tries: number }[]>(
      `SELECT row_id AS id, tries FROM failing_row WHERE task = $1 AND row_id = ANY ($2)`,
      [this.task, ids],
    );
    return new Map(rows.map(({ id, tries }) => [id, tries]));
  }

  private async clear(id: string): Promise<void> {
    await this.db.query(`DELETE FROM failing_row WHERE task = $1 AND row_id = $2`, [this.task, id]);
  }

  private async postpone(id: string, tries: number, error: unknown): Promise<void> {
    const now = this.clock.now();
    const isOutage = classifyError(error) === 'infrastructure';
    const isParked = !isOutage && tries >= maxAttempts;
    const againAt = isOutage
      ? new Date(now.getTime() + outageMs)
      : isParked
        ? null
        : nextAttemptAt(now, tries, backoff);
    this.counted(isParked ? 'refused' : 'failed');
    const outcome = isParked ? 'is parked' : `is tried again at ${againAt!.toISOString()}`;
    this.logger[isParked ? 'error' : 'warn'](
      `${this.task}: row ${id} failed, try ${tries}, and ${outcome}: ${String(error)}`,
    );
    await this.db.query(
      `INSERT INTO failing_row (task, row_id, tries, failing_since, again_at, reason) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (task, row_id) DO UPDATE SET tries = excluded.tries, again_at = excluded.again_at, reason = excluded.reason`,
      [this.task, id, isOutage ? tries - 1 : tries, now, againAt, reasonOf(error)],
    );
  }
}

/** A code or the name of the fault: its message may hold what somebody typed. */
const reasonOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
};

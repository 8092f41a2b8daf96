import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { columnsOf } from '@fenestra/messaging/batching/rows';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { deleteBatch, lockedKeys } from '@fenestra/platform/database/locked-rows';
import { firstIdAt } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { claimEndsAt } from '../schedule/retry-schedule';
import type { Report } from './report.entity';

type NewReport = Pick<Report, 'orderId' | 'kind' | 'traceparent'>;
export type ClaimedReport = NewReport & Pick<Report, 'tries'>;
/** How a report ended, for now or for good. */
export type ReportOutcome = Pick<Report, 'state' | 'checkAt'>;

/** The rows of reports: one of each kind for an order. */
@Injectable()
export class Reports {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** New ones, due now. */
  async insert({ tx }: UnitOfWork, reports: readonly NewReport[]): Promise<void> {
    if (reports.length === 0) return;
    await tx.query(
      `INSERT INTO report (order_id, kind, state, check_at, traceparent)
       SELECT order_id, kind, 'due', $4, traceparent
       FROM unnest($1::uuid[], $2::text[], $3::text[]) AS made (order_id, kind, traceparent)
       ON CONFLICT DO NOTHING`,
      [...columnsOf(reports.map(({ orderId, kind, traceparent }) => [orderId, kind, traceparent])), this.clock.now()],
    );
  }

  /** Those that are due, up to so many, for this process alone. A claim that has run out was left by a process that died. */
  async claim(limit: number): Promise<ClaimedReport[]> {
    const now = this.clock.now();
    const [reports] = await this.db.query<[ClaimedReport[], number]>(
      `WITH due AS MATERIALIZED (
         ${lockedKeys({ table: 'report', key: 'order_id, kind', where: 'check_at <= $1', orderBy: 'check_at' }, '$3')})
       UPDATE report SET state = 'sending', check_at = $2, tries = tries + 1
       FROM due WHERE report.order_id = due.order_id AND report.kind = due.kind
       RETURNING report.order_id AS "orderId", report.kind, report.tries, report.traceparent`,
      [now, claimEndsAt(now), limit],
    );
    return reports;
  }

  /** Does nothing for one that another process took over and has ended. */
  async endClaim({ orderId, kind }: ClaimedReport, { state, checkAt }: ReportOutcome): Promise<void> {
    await this.db.query(
      `UPDATE report SET state = $3, check_at = $4 WHERE order_id = $1 AND kind = $2 AND state = 'sending'`,
      [orderId, kind, state, checkAt],
    );
  }

  /** Of one order, for operators. */
  byOrder(orderId: string): Promise<Pick<Report, 'kind' | 'state' | 'tries' | 'checkAt'>[]> {
    return this.db.query(
      'SELECT kind, state, tries, check_at AS "checkAt" FROM report WHERE order_id = $1 ORDER BY kind',
      [orderId],
    );
  }

  /** Those that others outside should have taken before, the longest first: they are due since the order was placed, which its id tells. */
  overdueSince(before: Date, limit: number): Promise<(Pick<Report, 'orderId' | 'kind' | 'tries'> & { since: Date })[]> {
    return this.db.query(
      `SELECT order_id AS "orderId", kind, tries, since FROM (
         SELECT *, least(check_at, uuid_extract_timestamp(order_id)) AS since FROM report WHERE check_at IS NOT NULL) AS waiting
       WHERE since <= $1 ORDER BY since LIMIT $2`,
      [before, limit],
    );
  }

  /** What others outside were told of these orders. */
  byOrders(orderIds: readonly string[]): Promise<Pick<Report, 'orderId' | 'kind' | 'state'>[]> {
    return this.db.query('SELECT order_id AS "orderId", kind, state FROM report WHERE order_id = ANY ($1)', [orderIds]);
  }

  /** Those that are not made yet never are; resolves to how many there were. */
  async cancelUnsent(orderIds: readonly string[]): Promise<number> {
    const [, cancelled] = await this.db.query<[unknown[], number]>(
      `UPDATE report SET state = 'omitted', check_at = NULL WHERE order_id = ANY ($1) AND check_at IS NOT NULL`,
      [orderIds],
    );
    return cancelled;
  }

  /** Up to one batch of those that are over and whose order is of before; resolves to how many. */
  purge(before: Date): Promise<number> {
    return deleteBatch(this.db, { table: 'report', key: 'ctid', where: 'order_id < $1 AND check_at IS NULL' }, [
      firstIdAt(before),
    ]);
  }
}

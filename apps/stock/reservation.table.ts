import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { FailingRows } from '@fenestra/platform/jobs/failing-rows';
import { deleteBatch } from '@fenestra/platform/database/locked-rows';
import { firstIdAt } from '@fenestra/platform/service/retention-periods';
import { Reservation } from './reservation.entity';

type Change = Partial<Pick<Reservation, 'state' | 'lines' | 'expiresAt' | 'ended' | 'lastEvent'>>;

/** What orders hold of the stock. */
@Injectable()
export class Reservations {
  constructor(private readonly db: DataSource) {}

  async insert({ tx }: UnitOfWork, reservations: readonly Reservation[]): Promise<void> {
    await tx.query(
      `INSERT INTO reservation (order_id, version, state, lines, expires_at, last_event)
       SELECT * FROM unnest($1::uuid[], $2::int[], $3::text[], $4::jsonb[], $5::timestamptz[], $6::jsonb[])`,
      [
        reservations.map(({ orderId }) => orderId),
        reservations.map(({ version }) => version),
        reservations.map(({ state }) => state),
        reservations.map(({ lines }) => JSON.stringify(lines)),
        reservations.map(({ expiresAt }) => expiresAt),
        reservations.map(({ lastEvent }) => JSON.stringify(lastEvent)),
      ],
    );
  }

  byOrder(orderId: string): Promise<Reservation | null> {
    return this.db.manager.findOneBy(Reservation, { orderId });
  }

  /** Those that there are: orders of made-to-measure goods hold nothing. */
  async lock({ tx }: UnitOfWork, orderIds: readonly string[]): Promise<Reservation[]> {
    return tx.query(
      `SELECT order_id AS "orderId", version, state, lines, expires_at AS "expiresAt", ended, last_event AS "lastEvent"
       FROM reservation WHERE order_id = ANY($1) ORDER BY order_id FOR UPDATE`,
      [orderIds],
    );
  }

  /** Writes the next version of a locked reservation. */
  async change({ tx }: UnitOfWork, before: Reservation, change: Change): Promise<void> {
    const { orderId, version, state, lines, expiresAt, ended, lastEvent } = { ...before, ...change };
    await tx.query(
      `UPDATE reservation SET version = $2, state = $3, lines = $4, expires_at = $5, ended = $6, last_event = $7 WHERE order_id = $1`,
      [orderId, version + 1, state, JSON.stringify(lines), expiresAt, ended, JSON.stringify(lastEvent)],
    );
  }

  /** From now on only a revival lets these orders hold anything. */
  async end({ tx }: UnitOfWork, orderIds: readonly string[]): Promise<void> {
    await tx.query('UPDATE reservation SET ended = true WHERE order_id = ANY($1)', [orderIds]);
  }

  /** Those that still run keep their pieces at least so long. By primary key: a join planned while the table was small would go on reading all of it. */
  async extendUntil({ tx }: UnitOfWork, orders: readonly { orderId: string; until: string }[]): Promise<void> {
    await tx.query(
      `UPDATE reservation
       SET expires_at = greatest(expires_at, ($2::timestamptz[])[array_position($1::uuid[], order_id)])
       WHERE order_id = ANY($1) AND state = 'active'`,
      [orders.map(({ orderId }) => orderId), orders.map(({ until }) => until)],
    );
  }

  /** Orders whose pieces may be given to others, the longest first. */
  async expired(task: string, now: Date, limit: number): Promise<string[]> {
    const rows = await this.db.query<{ orderId: string }[]>(
      `SELECT order_id AS "orderId" FROM reservation WHERE state = 'active' AND expires_at <= $1
         AND ${FailingRows.except(task, 'reservation.order_id', '$1')} ORDER BY expires_at LIMIT $2`,
      [now, limit],
    );
    return rows.map(({ orderId }) => orderId);
  }

  /** Those that should have been released before that time, the longest first. */
  expiredSince(before: Date, limit: number): Promise<{ orderId: string; expiresAt: Date }[]> {
    return this.db.query(
      `SELECT order_id AS "orderId", expires_at AS "expiresAt" FROM reservation
       WHERE state = 'active' AND expires_at <= $1 ORDER BY expires_at LIMIT $2`,
      [before, limit],
    );
  }

  /** Deletes a batch of those of orders of before that time that hold nothing any more; resolves to how many. */
  purge(orderedBefore: Date): Promise<number> {
    return deleteBatch(
      this.db,
      {
        table: 'reservation',
        key: 'order_id',
        where: "order_id < $1 AND expires_at < $2 AND state <> 'active'",
        orderBy: 'order_id',
      },
      [firstIdAt(orderedBefore), orderedBefore],
    );
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { OrderData } from '@fenestra/contracts/http/orders';
import { erasedEmail, erasedText } from '@fenestra/domain/erasure';
import { terminalStates, type OrderState } from '@fenestra/domain/ordering/order';
import { deleteHolds } from '../place/stock-hold.table';
import { FailingRows } from '@fenestra/platform/jobs/failing-rows';
import { batchSize } from '@fenestra/platform/database/in-batches';
import { lockedKeys } from '@fenestra/platform/database/locked-rows';
import { emailSpellings } from '@fenestra/platform/personal/email-spellings';
import { firstIdAt } from '@fenestra/platform/service/retention-periods';

export type PersonalOrder = {
  readonly id: string;
  readonly number: string;
  readonly saga: OrderState;
  /** Amounts come as text, but whether there is one can be told. */
  readonly paid: number;
  readonly receipts: readonly unknown[];
  readonly data: OrderData;
  readonly placedAt: Date;
};

const columns = `id, number, saga, paid::float8 AS paid, receipts, data, placed_at AS "placedAt"`;

/** Orders as far as they tell of a person, and what ends with their age. */
@Injectable()
export class PersonalOrders {
  constructor(private readonly db: DataSource) {}

  /** The oldest first. */
  byEmail(email: string): Promise<PersonalOrder[]> {
    return this.db.query(`SELECT ${columns} FROM orders WHERE lower(data ->> 'email') = ANY ($1) ORDER BY id`, [
      emailSpellings(email),
    ]);
  }

  /** Up to a batch of those of which somebody was to be erased once they rest in one of these states, and do. */
  dueForErasure(resting: readonly OrderState[], task: string, now: Date): Promise<PersonalOrder[]> {
    return this.db.query(
      `SELECT ${columns} FROM orders
       WHERE id IN (SELECT order_id FROM erasure WHERE done_at IS NULL) AND saga = ANY ($1)
         AND ${FailingRows.except(task, 'orders.id', '$3')} LIMIT $2`,
      [resting, batchSize, now],
    );
  }

  /** Writes what is left of an order's data, if it is still in the state that was judged. Resolves to whether it was. */
  erase({ id, saga }: PersonalOrder, data: OrderData, at: Date): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const [, changed] = await tx.query<[unknown[], number]>(
        `UPDATE orders SET data = $3, request_hash = $4, visit = visit || '{"affiliateVisitor": null}',
           cancelled = cancelled || jsonb_build_object('reason', $4::text), shipped = shipped || '{"parcel": null}'
         WHERE id = $1 AND saga = $2`,
        [id, saga, JSON.stringify(data), erasedText],
      );
      if (changed === 0) return false;
      await deleteHolds(tx, [id]);
      await tx.query('UPDATE withdrawal SET name = $2 WHERE order_id = $1', [id, erasedText]);
      await tx.query('UPDATE desk_action SET why = $2 WHERE order_id = $1 AND why IS NOT NULL', [id, erasedText]);
      await this.recordErasure(tx, id, at, at);
      return true;
    });
  }

  /** It is erased when it has ended. */
  async eraseLater({ id }: PersonalOrder, requestedAt: Date): Promise<void> {
    await this.recordErasure(this.db.manager, id, requestedAt, null);
  }

  /** Deletes the typed texts of erased orders, which a process of the release before leaves in their data. Resolves to how many had any. */
  async eraseTyped(): Promise<number> {
    const [, erased] = await this.db.query<[unknown[], number]>(
      `UPDATE orders SET data = data - 'typed' WHERE lower(data ->> 'email') = $1 AND data ? 'typed'`,
      [erasedEmail],
    );
    return erased;
  }

  /** Deletes a batch of orders of before that time with all that belongs to them; resolves to how many. */
  purge(placedBefore: Date): Promise<number> {
    return this.db.transaction(async (tx) => {
      const old = await tx.query<{ id: string }[]>(
        lockedKeys({ table: 'orders', where: 'id < $1 AND placed_at < $2', orderBy: 'id' }),
        [firstIdAt(placedBefore), placedBefore],
      );
      return deleteOrders(tx, old);
    });
  }

  /**
   * The same of the synthetic shopper's that have ended, and of which nothing was heard since that time, as an event about an order that is
   * gone is parked: ids of events tell their time. What it could not cancel stays to be seen.
   */
  purgeSynthetic(before: Date): Promise<number> {
    return this.db.transaction(async (tx) => {
      const old = await tx.query<{ id: string }[]>(
        lockedKeys({
          table: 'orders',
          where: `visit ->> 'synthetic' IS NOT NULL AND id < $1 AND saga = ANY ($3)
            AND greatest(placed_at, (cancelled ->> 'at')::timestamptz, uuid_extract_timestamp((last_event ->> 'id')::uuid)) < $2`,
          orderBy: 'id',
        }),
        [firstIdAt(before), before, endedStates],
      );
      return deleteOrders(tx, old);
    });
  }

  /** Deletes a batch of the feed's oldest events, if they are of before that time; resolves to how many. */
  async purgeFeedEvents(before: Date): Promise<number> {
    const [, purged] = await this.db.query<[unknown[], number]>(
      `DELETE FROM erp_event WHERE position = ANY (ARRAY(
         ${lockedKeys({ table: 'erp_event', key: 'position', where: 'true', orderBy: 'position' })}))
         AND (headers ->> 'ce_time')::timestamptz < $1`,
      [before],
    );
    return purged;
  }

  private async recordErasure(tx: EntityManager, id: string, requestedAt: Date, doneAt: Date | null): Promise<void> {
    await tx.query(
      `INSERT INTO erasure AS e (order_id, asked_at, done_at) VALUES ($1, $2, $3)
       ON CONFLICT (order_id) DO UPDATE SET done_at = coalesce(excluded.done_at, e.done_at)`,
      [id, requestedAt, doneAt],
    );
  }
}

/** What rests and was no sale. */
const endedStates = terminalStates.filter((state) => state !== 'confirmed');

async function deleteOrders(tx: EntityManager, orders: readonly { readonly id: string }[]): Promise<number> {
  const ids = orders.map(({ id }) => id);
  await deleteHolds(tx, ids);
  await tx.query('DELETE FROM withdrawal WHERE order_id = ANY ($1)', [ids]);
  await tx.query('DELETE FROM desk_action WHERE order_id = ANY ($1)', [ids]);
  await tx.query('DELETE FROM orders WHERE id = ANY ($1)', [ids]);
  return ids.length;
}

import { Injectable } from '@nestjs/common';
import { lockedKeys } from '@fenestra/platform/database/locked-rows';
import { firstIdAt } from '@fenestra/platform/service/retention-periods';
import { DataSource } from 'typeorm';

/** Deletes payments in batches, each with its bank transfers. */
@Injectable()
export class PaymentPurge {
  constructor(private readonly db: DataSource) {}

  /** Deletes a batch of payments whose orders are older. Returns how many were deleted. */
  deleteOlder(orderedBefore: Date): Promise<number> {
    const where = 'order_id < $1 AND check_at IS NULL';
    return this.delete(lockedKeys({ table: 'payment', where, orderBy: 'order_id' }), firstIdAt(orderedBefore));
  }

  /**
   * Deletes a batch of payments of synthetic orders that ended earlier and had no event since. Payments that hold money or wait for a manual
   * refund stay visible.
   */
  deleteSynthetic(endedBefore: Date): Promise<number> {
    const where = `synthetic_ended_at < $1 AND check_at IS NULL AND state IN ('awaiting', 'failed', 'refunded')
      AND uuid_extract_timestamp(coalesce(last_event ->> 'id', id::text)::uuid) < $1`;
    return this.delete(lockedKeys({ table: 'payment', where, orderBy: 'synthetic_ended_at' }), endedBefore);
  }

  private async delete(ids: string, before: string | Date): Promise<number> {
    const [{ purged }] = await this.db.query<[{ purged: number }]>(
      `WITH gone AS (DELETE FROM payment WHERE id = ANY (ARRAY(${ids})) RETURNING id),
       credits AS (DELETE FROM transfer_receipt WHERE payment_id IN (SELECT id FROM gone))
       SELECT count(*)::int AS purged FROM gone`,
      [before],
    );
    return purged;
  }
}

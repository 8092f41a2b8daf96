import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { openStates, type OrderState } from '@fenestra/domain/ordering/order';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { firstIdAt } from '@fenestra/platform/service/retention-periods';

/** The open orders of one state and shop; ages in seconds. */
export type OpenOrders = {
  readonly state: OrderState;
  readonly shopId: ShopId;
  readonly count: number;
  /** Since it was placed. */
  readonly oldest: number;
  /** Since its deadline; 0 where none has passed. */
  readonly overdue: number;
};

const minuteMs = 60_000;
/** An event is in the feed by then, also after its cause has been waited for. */
const maxFeedDelayMs = 2 * minuteMs;
/** Whoever has not been woken by then is not woken by this. */
const lookbackMs = 6 * 60 * minuteMs;

/** Numbers about orders, for those who watch the shop. */
@Injectable()
export class OpenOrderStatistics {
  constructor(private readonly db: DataSource) {}

  open(now: Date): Promise<OpenOrders[]> {
    return this.db.query(
      `SELECT saga AS state, shop_id AS "shopId", count(*)::int AS count,
         extract(epoch FROM $1 - min(placed_at))::float8 AS oldest,
         greatest(coalesce(extract(epoch FROM $1 - min(due_at)), 0), 0)::float8 AS overdue
       FROM orders WHERE saga = ANY($2) GROUP BY saga, shop_id`,
      [now, openStates],
    );
  }

  /** Orders of the last hours whose last event is in no feed minutes later: it is stuck, or the log has lost it. */
  async withoutEvent(now: Date): Promise<number> {
    const ago = (ms: number): string => firstIdAt(new Date(now.getTime() - ms));
    const [{ count }] = await this.db.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM orders
       WHERE id > $1 AND id < $2 AND (last_event ->> 'id')::uuid < $2
         AND NOT EXISTS (SELECT FROM erp_event WHERE event_id = (last_event ->> 'id')::uuid)`,
      [ago(lookbackMs), ago(maxFeedDelayMs)],
    );
    return count;
  }

  /** Events that stand back in the feed for their cause. */
  async waitingInFeed(now: Date): Promise<{ readonly count: number; readonly oldest: number }> {
    const [row] = await this.db.query<[{ count: number; oldest: number }]>(
      `SELECT count(*)::int AS count, coalesce(extract(epoch FROM $1 - min(since)), 0)::float8 AS oldest FROM erp_waiting`,
      [now],
    );
    return row;
  }

  /** Age of the first event that no reader of the feed has confirmed, seconds; null without any reader. */
  async unreadInFeed(now: Date): Promise<number | null> {
    const [row] = await this.db.query<[{ age: number | null }?]>(
      `SELECT (SELECT extract(epoch FROM $1 - (headers ->> 'ce_time')::timestamptz) FROM erp_event e WHERE e.position > r.position
         ORDER BY e.position LIMIT 1)::float8 AS age FROM erp_reader r`,
      [now],
    );
    return row ? Math.max(0, row.age ?? 0) : null;
  }
}

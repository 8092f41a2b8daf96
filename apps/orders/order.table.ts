import { Injectable } from '@nestjs/common';
import { Any, DataSource, type FindOptionsWhere, IsNull, LessThan, MoreThan, Raw } from 'typeorm';
import type { ShopStatistics } from '@fenestra/contracts/http/order-console';
import { erasedEmail } from '@fenestra/domain/erasure';
import { transientStates, type OrderState, orderStates } from '@fenestra/domain/ordering/order';
import { isCalledOff } from '@fenestra/domain/ordering/order-progress';
import type { ShopId } from '@fenestra/domain/shop/shops';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { type Cause, causedBy, firstCause } from '@fenestra/messaging/tracing/cause';
import { inOrderContext, addOrderToTrace } from '@fenestra/messaging/tracing/trace-context';
import { FailingRows } from '@fenestra/platform/jobs/failing-rows';
import { daysAgo, firstIdAt } from '@fenestra/platform/service/retention-periods';
import type { OrdersConfig } from './config';
import { Order } from './order.entity';
import type { StockHold } from './place/stock-hold.entity';
import { deleteExpiredHolds, resumeHolds, suspendHolds } from './place/stock-hold.table';
import { holdLimits } from './place/hold-limits';
import { LockedOrder, type OrderRow } from './saga/locked-order';
import { insertOrders, lockOrders, storeOrders } from './order-rows.table';

/** What has happened to an order: a delivery, as a rule. */
type OrderEvent = { readonly data: { readonly orderId: string }; readonly asCause: Cause };

type OrderFilter = {
  readonly state: OrderState | undefined;
  readonly shopId: ShopId | undefined;
  readonly unpaid: boolean;
  readonly unchecked: boolean;
  readonly priceList: string | undefined;
  readonly placedBefore: Date | undefined;
};

/** Carts and offers keep a price for 14 days; what is older than this was paid or ended long ago. */
const priceLookbackDays = 60; // days

const pricedBy = (priceList: string) =>
  Raw<Order['cart']>(
    (cart) =>
      `jsonb_path_exists(${cart}, '$.lines[*] ? (@.priceList == $list || @.offer.quote.priceList == $list)', jsonb_build_object('list', CAST(:priceList AS text)))`,
    { priceList },
  );

const activeStates = orderStates.filter((state) => !isCalledOff(state));
const waitingStates = activeStates.filter((state) => state !== 'confirmed');
const awaitsCheck = { kind: 'preliminary', checkedAt: IsNull(), shipped: IsNull() } as const;

/** The rows of orders. */
@Injectable()
export class Orders {
  constructor(private readonly db: DataSource) {}

  byId(id: string): Promise<Order | null> {
    return addToTrace(this.db.manager.findOneBy(Order, { id }));
  }

  byToken(token: string): Promise<Order | null> {
    return addToTrace(this.db.manager.findOneBy(Order, { token }));
  }

  byNumber(number: string): Promise<Order | null> {
    return addToTrace(this.db.manager.findOneBy(Order, { number }));
  }

  /** The latest first, for operators. */
  latest({ state, shopId, unpaid, unchecked, priceList, placedBefore }: OrderFilter, limit: number): Promise<Order[]> {
    const where: FindOptionsWhere<Order> = {
      ...(state && { saga: state }),
      ...(shopId && { shopId }),
      ...(unchecked && { ...awaitsCheck, ...(!state && { saga: Any(activeStates) }) }),
      ...(unpaid && { paid: 0, total: MoreThan(0) }),
      ...(placedBefore && { placedAt: LessThan(placedBefore) }),
      ...(priceList && { cart: pricedBy(priceList), id: MoreThan(firstIdAt(daysAgo(new Date(), priceLookbackDays))) }),
    };
    return this.db.manager.find(Order, { where, order: { placedAt: 'DESC', number: 'DESC' }, take: limit });
  }

  byIdempotencyKey(idempotencyKey: string): Promise<Order | null> {
    return addToTrace(this.db.manager.findOneBy(Order, { idempotencyKey }));
  }

  /** In no particular order; what does not exist is left out. */
  byIds(ids: readonly string[]): Promise<Order[]> {
    return this.db.manager.findBy(Order, { id: Any([...ids]) });
  }

  /** Orders of a cart or under a key: one at most of each (OPEN-Q-75). */
  byCartOrKey(cartId: string, idempotencyKey: string): Promise<Order[]> {
    const where: FindOptionsWhere<Order>[] = [{ cartId }, { idempotencyKey }];
    return this.db.manager.find(Order, { where });
  }

  /** With the pieces that they hold until they are paid. */
  async insert({ tx }: UnitOfWork, orders: readonly Order[], held: readonly StockHold[]): Promise<void> {
    await insertOrders(tx, orders, held);
  }

  /**
   * Lets orders change by what has happened to them. All are locked at once, in the order of their ids, so that two transactions cannot
   * wait for each other, and what has changed is written in one statement.
   */
  async changeEach<H extends OrderEvent>(
    unit: UnitOfWork,
    orderEvents: readonly H[],
    change: (order: LockedOrder, orderEvent: H) => void | Promise<void>,
  ): Promise<void> {
    const states = await lockOrders(
      unit.tx,
      orderEvents.map(({ data }) => data.orderId),
    );
    const changed = new Map<string, OrderRow>();
    for (const orderEvent of orderEvents) {
      const { orderId } = orderEvent.data;
      const state = changed.get(orderId) ?? states.get(orderId);
      if (!state) throw new Error(`there is no order ${orderId}`);
      const order = new LockedOrder(state, unit, orderEvent.asCause);
      await inOrderContext({ orderId, traceparent: orderEvent.asCause.traceparent }, () => change(order, orderEvent));
      if (order.isChanged) changed.set(orderId, order.row);
    }
    await storeOrders(unit.tx, [...changed.values()]);
  }

  /** Lets an order change by time or by its shopper: the cause is what happened to it last. */
  async changeOne<T>(unit: UnitOfWork, orderId: string, change: (order: LockedOrder) => T | Promise<T>): Promise<T> {
    addOrderToTrace(orderId);
    const state = (await lockOrders(unit.tx, [orderId])).get(orderId)!;
    const order = new LockedOrder(state, unit, state.lastEvent ? causedBy(state.lastEvent) : firstCause());
    const result = await change(order);
    if (order.isChanged) await storeOrders(unit.tx, [order.row]);
    return result;
  }

  /** Ids of the orders whose state has lasted too long, the longest first. */
  async overdue(task: string, now: Date, limit: number): Promise<string[]> {
    const rows = await this.db.query<{ id: string }[]>(
      `SELECT id FROM orders WHERE due_at <= $1 AND ${FailingRows.except(task, 'orders.id', '$1')} ORDER BY due_at LIMIT $2`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Those that a sweep should have ended, the longest first. */
  pastDeadline(before: Date, limit: number): Promise<{ id: string; saga: OrderState; dueAt: Date }[]> {
    return this.db.query(`SELECT id, saga, due_at AS "dueAt" FROM orders WHERE due_at <= $1 ORDER BY due_at LIMIT $2`, [
      before,
      limit,
    ]);
  }

  /** Those that an event should have led on, the longest first. Each has a deadline, and ids of events tell their time. */
  unchangedSince(before: Date, limit: number): Promise<{ id: string; saga: OrderState; since: Date }[]> {
    return this.db.query(
      `SELECT id, saga, since FROM (
         SELECT id, saga, due_at, coalesce(uuid_extract_timestamp((last_event ->> 'id')::uuid), placed_at) AS since
         FROM orders WHERE due_at IS NOT NULL AND saga = ANY($3)) AS going
       WHERE since <= $1 ORDER BY since LIMIT $2`,
      [before, limit, transientStates],
    );
  }

  /** Orders in which money may come any moment, those of gateways first: they have less time. */
  awaitingPayment(limit: number): Promise<{ orderId: string; paid: number }[]> {
    return this.db.query(
      `SELECT id AS "orderId", paid::float8 AS paid FROM orders
       WHERE due_at IS NOT NULL AND saga IN ('payment_pending', 'payment_failed')
       ORDER BY due_at LIMIT $1`,
      [limit],
    );
  }

  /** What has become of those placed since then, by shop, without those of the synthetic shopper: ids rise with time. */
  countByShop(since: Date): Promise<ShopStatistics[]> {
    return this.db.query(
      `SELECT shop_id AS "shopId", currency, count(*)::int AS placed,
         count(*) FILTER (WHERE saga = 'confirmed')::int AS confirmed,
         count(*) FILTER (WHERE saga = ANY($3))::int AS waiting,
         count(*) FILTER (WHERE saga <> ALL($4))::int AS ended,
         coalesce(sum(total) FILTER (WHERE saga = 'confirmed'), 0)::float8 AS sold
       FROM orders WHERE id >= $1 AND placed_at >= $2 AND visit ->> 'synthetic' IS NULL GROUP BY shop_id, currency ORDER BY shop_id`,
      [firstIdAt(since), since, waitingStates, activeStates],
    );
  }

  /** Forgets who is credited with orders of before that time: they have been reported, or never will be. */
  async purgeVisitorIds(before: Date): Promise<void> {
    await this.db.query(
      `UPDATE orders SET visit = visit || '{"affiliateVisitor": null}'
       WHERE visit ->> 'affiliateVisitor' IS NOT NULL AND placed_at < $1`,
      [before],
    );
  }

  /** Goods of orders that are paid at the door are counted for some days only. */
  deleteExpiredHolds(now: Date): Promise<void> {
    return deleteExpiredHolds(this.db.manager, now);
  }

  /** Released pieces of these orders no longer count for their contacts. */
  suspendHolds({ tx }: UnitOfWork, ids: readonly string[]): Promise<void> {
    return suspendHolds(tx, ids);
  }

  /** How many released pieces of each product an order may hold again; undefined if that is not known. */
  resumeHolds({ tx }: UnitOfWork, id: string, config: OrdersConfig, now: Date) {
    return resumeHolds(tx, id, holdLimits(config), now);
  }

  /** Whether it is of nobody any more (decision 73). */
  async isErased({ tx }: UnitOfWork, id: string): Promise<boolean> {
    const [row] = await tx.query<{ erased: boolean }[]>(
      `SELECT data ->> 'email' = $2 AS erased FROM orders WHERE id = $1`,
      [id, erasedEmail],
    );
    return row?.erased ?? false;
  }

  /** Whether stock goods were ordered, which a warehouse has to have. */
  async hasStockGoods({ tx }: UnitOfWork, id: string): Promise<boolean> {
    const [row] = await tx.query<{ stocked: boolean }[]>(
      `SELECT jsonb_path_exists(cart, '$.lines[*] ? (@.kind == "stock")') AS stocked FROM orders WHERE id = $1`,
      [id],
    );
    return row?.stocked ?? false;
  }
}

/** Whoever asks for one order works for it. */
async function addToTrace(found: Promise<Order | null>): Promise<Order | null> {
  const order = await found;
  if (order) addOrderToTrace(order.id);
  return order;
}

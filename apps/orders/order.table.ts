import { Injectable } from '@nestjs/common';
import { Any, DataSource, type EntityManager, type FindOptionsWhere, IsNull, LessThan, MoreThan, Raw } from 'typeorm';
import type { ShopFigures } from '@fenestra/contracts/http/order-desk';
import { type SagaState, sagaStates } from '@fenestra/domain/ordering/order';
import { isCalledOff } from '@fenestra/domain/ordering/order-progress';
import { paidBy, type Receipt } from '@fenestra/domain/ordering/receipts';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { ownOf } from '@fenestra/messaging/batching/rows';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { type Cause, causedBy, firstCause } from '@fenestra/messaging/tracing/cause';
import { noteOrder } from '@fenestra/messaging/tracing/trace-context';
import { daysAgo, firstIdAt } from '@fenestra/platform/service/ages';
import { Order } from './order.entity';
import { forgetHeld, forgetHeldUntil } from './place/held-piece.table';
import { LockedOrder, type OrderState } from './saga/locked-order';

/** What has happened to an order: a delivery, as a rule. */
type Happening = { readonly data: { readonly orderId: string }; readonly asCause: Cause };

type Wanted = {
  readonly state: SagaState | undefined;
  readonly shopId: ShopId | undefined;
  readonly unpaid: boolean;
  readonly unchecked: boolean;
  readonly priceList: string | undefined;
  readonly placedBefore: Date | undefined;
};

/** Carts and offers keep a price for 14 days; what is older than this was paid or ended long ago. */
const pricesLookedBack = 60; // days

const pricedBy = (priceList: string) =>
  Raw<Order['cart']>(
    (cart) =>
      `jsonb_path_exists(${cart}, '$.lines[*] ? (@.priceList == $list || @.offer.quote.priceList == $list)', jsonb_build_object('list', CAST(:priceList AS text)))`,
    { priceList },
  );

const goingOn = sagaStates.filter((state) => !isCalledOff(state));
const awaitsCheck = { kind: 'preliminary', checkedAt: IsNull(), shipped: IsNull() } as const;

/** The rows of orders. */
@Injectable()
export class Orders {
  constructor(private readonly db: DataSource) {}

  byId(id: string): Promise<Order | null> {
    return noted(this.db.manager.findOneBy(Order, { id }));
  }

  byToken(token: string): Promise<Order | null> {
    return noted(this.db.manager.findOneBy(Order, { token }));
  }

  byNumber(number: string): Promise<Order | null> {
    return noted(this.db.manager.findOneBy(Order, { number }));
  }

  /** The latest first, for operators. */
  latest({ state, shopId, unpaid, unchecked, priceList, placedBefore }: Wanted, most: number): Promise<Order[]> {
    const where: FindOptionsWhere<Order> = {
      ...(state && { saga: state }),
      ...(shopId && { shopId }),
      ...(unchecked && { ...awaitsCheck, ...(!state && { saga: Any(goingOn) }) }),
      ...(unpaid && { paid: 0, total: MoreThan(0) }),
      ...(placedBefore && { placedAt: LessThan(placedBefore) }),
      ...(priceList && { cart: pricedBy(priceList), id: MoreThan(firstIdAt(daysAgo(new Date(), pricesLookedBack))) }),
    };
    return this.db.manager.find(Order, { where, order: { placedAt: 'DESC', number: 'DESC' }, take: most });
  }

  byKey(idempotencyKey: string): Promise<Order | null> {
    return noted(this.db.manager.findOneBy(Order, { idempotencyKey }));
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

  async insert({ tx }: UnitOfWork, orders: readonly Order[]): Promise<void> {
    await tx.query(insertAll, columnsOf(newColumns, orders));
  }

  /**
   * Lets orders change by what has happened to them. All are locked at once, in the order of their ids, so that two transactions cannot
   * wait for each other, and what has changed is written in one statement.
   */
  async changeEach<H extends Happening>(
    unit: UnitOfWork,
    happenings: readonly H[],
    change: (order: LockedOrder, happening: H) => void | Promise<void>,
  ): Promise<void> {
    const states = await lock(
      unit.tx,
      happenings.map(({ data }) => data.orderId),
    );
    const changed = new Map<string, OrderState>();
    for (const happening of happenings) {
      const { orderId } = happening.data;
      const state = changed.get(orderId) ?? states.get(orderId);
      if (!state) throw new Error(`there is no order ${orderId}`);
      const order = new LockedOrder(state, unit, happening.asCause);
      await change(order, happening);
      if (order.isChanged) changed.set(orderId, order.state);
    }
    await store(unit.tx, [...changed.values()]);
  }

  /** Lets an order change by time or by its shopper: the cause is what happened to it last. */
  async changeOne<T>(unit: UnitOfWork, orderId: string, change: (order: LockedOrder) => T | Promise<T>): Promise<T> {
    const state = (await lock(unit.tx, [orderId])).get(orderId)!;
    const order = new LockedOrder(state, unit, state.lastEvent ? causedBy(state.lastEvent) : firstCause());
    const result = await change(order);
    if (order.isChanged) await store(unit.tx, [order.state]);
    return result;
  }

  /** Ids of the orders whose state has lasted too long, the longest first. */
  async overdue(now: Date, most: number): Promise<string[]> {
    const rows = await this.db.query<{ id: string }[]>(
      `SELECT id FROM orders WHERE due_at <= $1 ORDER BY due_at LIMIT $2`,
      [now, most],
    );
    return rows.map(({ id }) => id);
  }

  /** Those that a sweep should have ended, the longest first. */
  pastDeadline(before: Date, most: number): Promise<{ id: string; saga: SagaState; dueAt: Date }[]> {
    return this.db.query(`SELECT id, saga, due_at AS "dueAt" FROM orders WHERE due_at <= $1 ORDER BY due_at LIMIT $2`, [
      before,
      most,
    ]);
  }

  /** Those that an event should have led on, the longest first. Each has a deadline, and ids of events tell their time. */
  standingSince(before: Date, most: number): Promise<{ id: string; saga: SagaState; since: Date }[]> {
    return this.db.query(
      `SELECT id, saga, since FROM (
         SELECT id, saga, due_at, coalesce(uuid_extract_timestamp((last_event ->> 'id')::uuid), placed_at) AS since
         FROM orders WHERE due_at IS NOT NULL AND saga IN ('placed', 'stock_reserved', 'paid')) AS going
       WHERE since <= $1 ORDER BY since LIMIT $2`,
      [before, most],
    );
  }

  /** Orders in which money may come any moment, those of gateways first: they have less time. */
  awaitingMoney(most: number): Promise<{ orderId: string; paid: number }[]> {
    return this.db.query(
      `SELECT id AS "orderId", paid::float8 AS paid FROM orders
       WHERE due_at IS NOT NULL AND saga IN ('payment_pending', 'payment_failed')
       ORDER BY due_at LIMIT $1`,
      [most],
    );
  }

  /** What has become of those placed since then, by shop, without those of the synthetic shopper: ids rise with time. */
  figures(since: Date): Promise<ShopFigures[]> {
    return this.db.query(
      `SELECT shop_id AS "shopId", currency, count(*)::int AS placed,
         count(*) FILTER (WHERE saga = 'confirmed')::int AS confirmed,
         count(*) FILTER (WHERE saga IN ('placed', 'stock_reserved', 'payment_pending', 'paid'))::int AS waiting,
         count(*) FILTER (WHERE saga NOT IN ('placed', 'stock_reserved', 'payment_pending', 'paid', 'confirmed'))::int AS ended,
         coalesce(sum(total) FILTER (WHERE saga = 'confirmed'), 0)::float8 AS sold
       FROM orders WHERE id >= $1 AND placed_at >= $2 AND visit ->> 'synthetic' IS NULL GROUP BY shop_id, currency ORDER BY shop_id`,
      [firstIdAt(since), since],
    );
  }

  /** Forgets who is credited with orders of before that time: they have been reported, or never will be. */
  async forgetVisitors(before: Date): Promise<void> {
    await this.db.query(
      `UPDATE orders SET visit = visit || '{"affiliateVisitor": null}'
       WHERE visit ->> 'affiliateVisitor' IS NOT NULL AND placed_at < $1`,
      [before],
    );
  }

  /** Goods of orders that are paid at the door are counted for some days only. */
  forgetHeldUntil(now: Date): Promise<void> {
    return forgetHeldUntil(this.db.manager, now);
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
async function noted(found: Promise<Order | null>): Promise<Order | null> {
  const order = await found;
  if (order) noteOrder(order.id);
  return order;
}

/** Amounts come as text: minor units are bigint in PostgreSQL. */
type Raw = Omit<OrderState, Amount> & Record<Amount, string>;
type Amount = 'total' | 'dueNow' | 'paid';

async function lock(tx: EntityManager, ids: readonly string[]): Promise<Map<string, OrderState>> {
  const rows = await tx.query<Raw[]>(
    `SELECT id, number, shop_id AS "shopId", visit, kind, method, ways_changed AS "waysChanged", currency, total, due_now AS "dueNow", version, saga, payment, paid, receipts,
       back_ordered AS "backOrdered", confirmed_at AS "confirmedAt", answered_at AS "answeredAt", held_until AS "heldUntil", released_at AS "releasedAt", cancelled, checked_at AS "checkedAt", shipped, due_at AS "dueAt", last_event AS "lastEvent"
     FROM orders WHERE id = ANY($1) ORDER BY id FOR UPDATE`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, stateOf(row)]));
}

function stateOf(row: Raw): OrderState {
  const [total, dueNow, paid] = [Number(row.total), Number(row.dueNow), Number(row.paid)];
  return { ...row, total, dueNow, paid, receipts: withEarlier(row.receipts, paid) };
}

/** What was paid while orders did not keep their receipts is one without a name. */
function withEarlier(receipts: readonly Receipt[], paid: number): readonly Receipt[] {
  const earlier = paid - paidBy(receipts);
  return earlier > 0 ? [{ payment: null, amount: earlier, counted: earlier, returned: 0 }, ...receipts] : receipts;
}

type Column<Row> = readonly [name: string, type: string, value: (row: Row) => unknown];

const columnsOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): unknown[][] =>
  columns.map(([, , value]) => rows.map(value));

/** What a new order brings; the rest has defaults. */
const newColumns: readonly Column<Order>[] = [
  ['id', 'uuid', ({ id }) => id],
  ['version', 'int', ({ version }) => version],
  ['number', 'text', ({ number }) => number],
  ['shop_id', 'int', ({ shopId }) => shopId],
  ['token', 'text', ({ token }) => token],
  ['cart_id', 'text', ({ cartId }) => cartId],
  ['idempotency_key', 'text', ({ idempotencyKey }) => idempotencyKey],
  ['request_hash', 'text', ({ requestHash }) => requestHash],
  ['kind', 'text', ({ kind }) => kind],
  ['saga', 'text', ({ saga }) => saga],
  ['payment', 'text', ({ payment }) => payment],
  ['method', 'text', ({ method }) => method],
  ['share', 'float8', ({ share }) => share],
  ['currency', 'text', ({ currency }) => currency],
  ['total', 'bigint', ({ total }) => total],
  ['due_now', 'bigint', ({ dueNow }) => dueNow],
  ['due_later', 'bigint', ({ dueLater }) => dueLater],
  ['rest_payment', 'text', ({ restPayment }) => restPayment],
  ['cart', 'jsonb', ({ cart }) => JSON.stringify(cart)],
  ['unheld', 'jsonb', ({ unheld }) => JSON.stringify(unheld)],
  ['mail_key', 'text', ({ mailKey }) => mailKey],
  ['data', 'jsonb', ({ data }) => JSON.stringify(data)],
  ['visit', 'jsonb', ({ visit }) => JSON.stringify(visit)],
  ['placed_at', 'timestamptz', ({ placedAt }) => placedAt],
  ['due_at', 'timestamptz', ({ dueAt }) => dueAt],
  ['last_event', 'jsonb', ({ lastEvent }) => JSON.stringify(lastEvent)],
];

const insertAll = `
  INSERT INTO orders (${newColumns.map(([name]) => name).join(', ')})
  SELECT * FROM unnest(${newColumns.map(([, type], nth) => `$${nth + 1}::${type}[]`).join(', ')})`;

const stateColumns: readonly Column<OrderState>[] = [
  ['version', 'int', ({ version }) => version],
  ['saga', 'text', ({ saga }) => saga],
  ['payment', 'text', ({ payment }) => payment],
  ['method', 'text', ({ method }) => method],
  ['ways_changed', 'int', ({ waysChanged }) => waysChanged],
  ['paid', 'bigint', ({ paid }) => paid],
  ['receipts', 'jsonb', ({ receipts }) => JSON.stringify(receipts)],
  ['back_ordered', 'jsonb', ({ backOrdered }) => JSON.stringify(backOrdered)],
  ['confirmed_at', 'timestamptz', ({ confirmedAt }) => confirmedAt],
  ['answered_at', 'timestamptz', ({ answeredAt }) => answeredAt],
  ['held_until', 'timestamptz', ({ heldUntil }) => heldUntil],
  ['released_at', 'timestamptz', ({ releasedAt }) => releasedAt],
  ['cancelled', 'jsonb', ({ cancelled }) => cancelled && JSON.stringify(cancelled)],
  ['checked_at', 'timestamptz', ({ checkedAt }) => checkedAt],
  ['shipped', 'jsonb', ({ shipped }) => shipped && JSON.stringify(shipped)],
  ['due_at', 'timestamptz', ({ dueAt }) => dueAt],
  ['last_event', 'jsonb', ({ lastEvent }) => JSON.stringify(lastEvent)],
];

const storeAll = `
  UPDATE orders SET ${stateColumns
    .map(([name, type], nth) => `${name} = ${ownOf(`$${nth + 2}::${type}[]`, '$1::uuid[]')}`)
    .join(', ')}
  WHERE id = ANY($1)`;

async function store(tx: EntityManager, orders: readonly OrderState[]): Promise<void> {
  if (orders.length === 0) return;
  await tx.query(storeAll, [orders.map(({ id }) => id), ...columnsOf(stateColumns, orders)]);
  const settled = orders.filter((order) => !holdsUnpaid(order));
  await forgetHeld(
    tx,
    settled.map(({ id }) => id),
  );
}

/** Whether its goods are held, or sold, although no money has come. */
const holdsUnpaid = ({ saga, paid, releasedAt }: OrderState): boolean =>
  paid === 0 && releasedAt === null && !goesOnNoMore.includes(saga);

const goesOnNoMore: readonly SagaState[] = ['expired', 'cancelled', 'refund_pending', 'refunded'];

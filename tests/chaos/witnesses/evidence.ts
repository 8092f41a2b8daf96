import type { OrderRecord } from '../shoppers/client-ledger';
import type { LogRecord } from './event-witness';
import type { PublicEvidence } from './public-witness';
import { servicesWithEvents } from './reactions';
import type { Books } from '../rig/books';
import type { OrderState } from '@fenestra/domain/ordering/order';
import type { ShopId } from '@fenestra/domain/shop/shops';
import type { SandboxEvidence } from './sandbox-witness';

/** What every witness says once the shop is quiet. The checks work on this alone. */
export type Evidence = PublicEvidence & {
  readonly clients: readonly OrderRecord[];
  readonly clientFaults: readonly string[];
  readonly orders: readonly OrderRow[];
  readonly feed: readonly FeedRow[];
  readonly emitted: readonly Emitted[];
  readonly handled: readonly Handled[];
  readonly parked: readonly Parked[];
  readonly log: readonly LogRecord[];
  /** Records that a group has not come to yet. */
  readonly behind: readonly { group: string; topic: string; partition: number; records: number }[];
  readonly delivered: Readonly<Record<number, number>>;
  readonly levels: readonly Level[];
  readonly reservations: readonly ReservationRow[];
  readonly payments: readonly PaymentRow[];
  readonly mails: readonly MailRow[];
  readonly reports: readonly ReportRow[];
  readonly carts: readonly { id: string; orderId: string | null }[];
  readonly sandbox: SandboxEvidence;
  /** What the bank says has come by transfer, minor units. */
  readonly credits: readonly Credit[];
  /** Addresses to which shoppers had links of carts and offers sent, one mail each. */
  readonly letters: readonly string[];
};

export type Credit = { readonly orderId: string; readonly currency: string; readonly amount: number };
export type OrderRow = {
  readonly id: string;
  readonly shopId: ShopId;
  readonly currency: string;
  readonly version: number;
  readonly number: string;
  readonly token: string;
  readonly cartId: string;
  readonly key: string;
  readonly saga: OrderState;
  readonly payment: string;
  readonly method: string;
  /** Minor units, as all that follow; the last two are without VAT. */
  readonly total: number;
  readonly dueNow: number;
  readonly paid: number;
  readonly netAfterDiscount: number;
  readonly delivery: number;
  readonly dueAt: Date | null;
  /** Goods of an order without payment in advance are held until then, unless its mail is answered; null where they are sold. */
  readonly hold: 'active' | 'released' | null;
  /** Pieces of stock products that were ordered. */
  readonly pieces: number;
};
export type FeedRow = {
  readonly position: number;
  readonly eventId: string;
  readonly type: string;
  readonly subject: string;
  readonly version: number;
  /** The event that it follows from. */
  readonly cause: string | null;
};
export type Emitted = {
  readonly service: string;
  readonly eventId: string;
  readonly topic: string;
  readonly key: string;
  readonly type: string;
  readonly subject: string;
  readonly version: number;
  readonly sent: boolean;
  /** Pieces that a reservation tells of; null of anything else. */
  readonly held: number | null;
};
export type Handled = {
  readonly service: string;
  readonly group: string;
  readonly eventId: string;
  readonly at: string;
};
export type Parked = {
  readonly group: string;
  readonly eventId: string;
  readonly type: string;
  readonly error: string;
};
export type Level = {
  readonly product: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly sold: number;
};
export type ReservationRow = {
  readonly orderId: string;
  readonly version: number;
  readonly state: string;
  readonly lines: readonly { product: number; reserved: number; backOrdered: number }[];
};
export type PaymentRow = {
  readonly id: string;
  readonly version: number;
  readonly orderId: string;
  /** Null for a credit on the bank statement. */
  readonly attempt: number | null;
  readonly provider: string;
  readonly state: string;
  readonly amount: number;
  readonly paid: number;
  readonly refunded: number;
  readonly providerId: string | null;
};
export type ReportRow = { readonly orderId: string; readonly kind: string; readonly state: string };
export type MailRow = { readonly id: string; readonly orderId: string; readonly kind: string; readonly state: string };

type FromDatabases = Pick<
  Evidence,
  | 'orders'
  | 'feed'
  | 'emitted'
  | 'handled'
  | 'parked'
  | 'levels'
  | 'reservations'
  | 'payments'
  | 'mails'
  | 'reports'
  | 'carts'
>;

export async function readDatabases(books: Books): Promise<FromDatabases> {
  return {
    orders: await books.rows<OrderRow>(
      'orders',
      `SELECT id, version, number, token, cart_id AS "cartId", idempotency_key AS key, saga, payment, method,
         shop_id AS "shopId", currency, total::float8, (cart->'totals'->>'netAfterDiscount')::float8 AS "netAfterDiscount",
         (cart->'totals'->>'delivery')::float8 AS delivery, due_now::float8 AS "dueNow", paid::float8 AS paid, due_at AS "dueAt",
         CASE WHEN saga <> 'confirmed' THEN NULL WHEN released_at IS NOT NULL THEN 'released' WHEN held_until IS NOT NULL THEN 'active' END AS hold,
         (SELECT coalesce(sum((line->>'quantity')::int), 0)::int FROM jsonb_array_elements(cart->'lines') AS line
          WHERE line->>'kind' = 'stock') AS pieces
       FROM orders`,
    ),
    feed: await books.rows<FeedRow>(
      'orders',
      `SELECT position::int, event_id AS "eventId", type, headers->>'ce_subject' AS subject,
         (headers->>'ce_aggregateversion')::int AS version, headers->>'ce_causationid' AS cause
       FROM erp_event ORDER BY position`,
    ),
    emitted: await readEmitted(books),
    handled: await readHandled(books),
    parked: await readParked(books),
    levels: await books.rows<Level>('stock', `SELECT product, on_hand AS "onHand", reserved, sold FROM stock_level`),
    reservations: await books.rows<ReservationRow>(
      'stock',
      `SELECT order_id AS "orderId", version, state, lines FROM reservation`,
    ),
    payments: await readPayments(books),
    mails: await books.rows<MailRow>('notifications', `SELECT id, order_id AS "orderId", kind, state FROM mail`),
    reports: await books.rows<ReportRow>('notifications', `SELECT order_id AS "orderId", kind, state FROM report`),
    carts: await books.rows('cart', `SELECT id, order_id AS "orderId" FROM cart`),
  };
}

async function fromEach<Row extends object>(books: Books, sql: string, values = (service: string) => [service]) {
  return (
    await Promise.all(servicesWithEvents.map((service) => books.rows<Row>(service, sql, values(service))))
  ).flat();
}

export function readEmitted(books: Books): Promise<Emitted[]> {
  const fields = `$1::text AS service, event_id AS "eventId", topic, key, type, subject, aggregate_version AS version,
    CASE type WHEN 'shop.reservation.made.v1' THEN
      (SELECT sum((line->>'reserved')::int)::int FROM jsonb_array_elements(data::jsonb->'lines') line) END AS held`;
  return fromEach(
    books,
    `SELECT ${fields}, false AS sent FROM outbox UNION ALL SELECT ${fields}, true AS sent FROM outbox_sent`,
  );
}

export function readHandled(books: Books): Promise<Handled[]> {
  return fromEach(
    books,
    `SELECT $1::text AS service, consumer_group AS "group", event_id AS "eventId",
       to_char(processed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') AS at FROM inbox`,
  );
}

function readParked(books: Books): Promise<Parked[]> {
  return fromEach(
    books,
    `SELECT consumer_group AS "group", event_id AS "eventId", type, coalesce(error_message, cause) AS error FROM dead_letter`,
    () => [],
  );
}

export function readPayments(books: Books): Promise<PaymentRow[]> {
  return books.rows(
    'payments',
    `SELECT id, version, order_id AS "orderId", attempt, provider, state, amount::float8, paid::float8, refunded::float8,
       provider_id AS "providerId" FROM payment ORDER BY order_id, attempt`,
  );
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { CartView } from '@fenestra/contracts/http/cart';
import type { OrderData, Visit } from '@fenestra/contracts/http/orders';
import type { OrderKind, PaymentState, OrderState } from '@fenestra/domain/ordering/order';
import type { RestPayment } from '@fenestra/domain/ordering/payment-options';
import type { ReceivedPayment } from '@fenestra/domain/ordering/received-payments';
import type { Currency } from '@fenestra/domain/shop/money';
import type { PaymentMethod } from '@fenestra/domain/shop/payments';
import type { ShopId } from '@fenestra/domain/shop/shops';
import type { EventRef } from '@fenestra/messaging/tracing/cause';
import { minorUnits } from '@fenestra/platform/database/database';

/** The cart as it was when it was ordered; later changes of prices or catalogue do not reach it. */
export type OrderedCart = Pick<
  CartView,
  'lines' | 'totals' | 'stockOnly' | 'technicalControl' | 'comfortDelivery' | 'childGuard' | 'delivery'
>;

/** `arrives` is an ISO day; `parcel` the name by which the carrier knows it. */
export type Shipped = { readonly at: string; readonly arrives: string | null; readonly parcel: string | null };

export type Cancelled = { readonly at: string; readonly reason: string };

@Entity('orders')
export class Order {
  @PrimaryColumn('uuid')
  id!: string;

  /** Counts the changes; an event of the order carries the version of that change. */
  @Column('int')
  version!: number;

  /** OPEN-Q-76 */
  @Column('text', { unique: true })
  number!: string;

  @Column('int')
  shopId!: ShopId;

  /** Opens the order to whoever holds it (OPEN-Q-14). */
  @Column('text', { unique: true })
  token!: string;

  @Column('text', { unique: true })
  cartId!: string;

  @Column('text', { unique: true })
  idempotencyKey!: string;

  @Column('text')
  requestHash!: string;

  @Column('text')
  kind!: OrderKind;

  @Column('text')
  saga!: OrderState;

  @Column('text')
  payment!: PaymentState;

  @Column('text')
  method!: PaymentMethod;

  @Column('float8')
  share!: number;

  @Column('text')
  currency!: Currency;

  /** How often `method` was changed since. */
  @Column('int', { default: 0 })
  waysChanged!: number;

  /** The method whose gateway refused to open a session for this order; it is not offered again. */
  @Column('text', { nullable: true })
  refusedMethod!: PaymentMethod | null;

  /** Gross after the prepayment discount. */
  @Column('bigint', { transformer: minorUnits })
  total!: number;

  @Column('bigint', { transformer: minorUnits })
  dueNow!: number;

  @Column('bigint', { transformer: minorUnits })
  dueLater!: number;

  /** What counts of its receipts. */
  @Column('bigint', { transformer: minorUnits, default: 0 })
  paid!: number;

  /** Every payment that came. Of before they were kept `paid` alone tells. */
  @Column('jsonb', { default: [] })
  receipts!: readonly ReceivedPayment[];

  @Column('text', { nullable: true })
  restPayment!: RestPayment | null;

  @Column('jsonb')
  cart!: OrderedCart;

  /** Pieces that stock lacked, by line (OPEN-Q-78). */
  @Column('jsonb', { default: {} })
  backOrdered!: Record<string, number>;

  /** Pieces by line that are taken from stock when the order is paid, not before (decision 70). */
  @Column('jsonb', { default: {} })
  unheld!: Record<string, number>;

  /** What the shopper typed, cleaned. Personal; erased here and nowhere else. */
  @Column('jsonb')
  data!: OrderData;

  /** For reports to others. Null in rows of before there were any. */
  @Column('jsonb', { nullable: true })
  visit!: Visit | null;

  /** Also the time at which the terms were accepted (OPEN-Q-108). */
  @Column('timestamptz')
  placedAt!: Date;

  /** Null until it is confirmed, and in rows of before it was kept. */
  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  /** Stands in the mails' link and nowhere else, so whoever has it had the mail. Null in rows of before it was kept. */
  @Column('text', { nullable: true })
  mailKey!: string | null;

  /** When the link of its mail was opened. */
  @Column('timestamptz', { nullable: true })
  answeredAt!: Date | null;

  /** Until then goods are held of which nobody has answered the mail; null where they are held for as long as the order may be paid. */
  @Column('timestamptz', { nullable: true })
  heldUntil!: Date | null;

  /** Since when its goods are free for others although it may still be paid. */
  @Column('timestamptz', { nullable: true })
  releasedAt!: Date | null;

  /** When the shop cancelled it, and why in the operator's words. */
  @Column('jsonb', { nullable: true })
  cancelled!: Cancelled | null;

  /** When a preliminary order was gone through with its shopper; null until somebody has said so. */
  @Column('timestamptz', { nullable: true })
  checkedAt!: Date | null;

  /** When its goods left, or lay ready to be fetched; null until somebody has said so. */
  @Column('jsonb', { nullable: true })
  shipped!: Shipped | null;

  /** When the present state has lasted too long; null in states that may last. */
  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  /** What happened to it last: the cause of what follows by time alone. Null in rows of before it was kept. */
  @Column('jsonb', { nullable: true })
  lastEvent!: EventRef | null;
}

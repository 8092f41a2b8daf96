import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderName } from '@fenestra/contracts/payment-providers';
import type { Currency } from '@fenestra/domain/shop/money';
import type { EventRef } from '@fenestra/messaging/tracing/cause';
import { minorUnits } from '@fenestra/platform/database/database';

/**
 * new: nobody asked yet · opening: the gateway is being asked · unknown: it was asked and did not answer · open: the shopper can pay ·
 * awaiting: a transfer is on its way, perhaps; its credits are payments of their own · left: the order is to be paid in another way, but the
 * gateway may still take money · disputed: the gateway took another sum than was asked for · paid · failed · refund_pending · refunded
 */
export const paymentRowStates = [
  'new',
  'opening',
  'unknown',
  'open',
  'awaiting',
  'left',
  'disputed',
  'paid',
  'failed',
  'refund_pending',
  'refunded',
] as const;
export type PaymentRowState = (typeof paymentRowStates)[number];

/** Nobody has been led to a gateway yet: it has no session, or none that is known. */
export const withoutSession: readonly PaymentRowState[] = ['new', 'opening', 'unknown'];

@Entity('payment')
export class Payment {
  @PrimaryColumn('uuid')
  id!: string;

  /** Counts the events. */
  @Column('int', { default: 0 })
  version!: number;

  @Column('uuid')
  orderId!: string;

  /** 1 for the first try to collect; each that follows on one that has failed counts on. Null for a credit on the bank statement. */
  @Column('int', { nullable: true })
  attempt!: number | null;

  @Column('text')
  provider!: ProviderName;

  @Column('text')
  state!: PaymentRowState;

  @Column('bigint', { transformer: minorUnits })
  amount!: number;

  @Column('text')
  currency!: Currency;

  @Column('bigint', { transformer: minorUnits, default: 0 })
  paid!: number;

  @Column('bigint', { transformer: minorUnits, default: 0 })
  refunded!: number;

  /** What somebody has asked to be given back, with what of it went back already. */
  @Column('bigint', { transformer: minorUnits, default: 0 })
  toRefund!: number;

  /** How many refunds of it the provider says have failed, until one is done. */
  @Column('int', { default: 0 })
  refundsFailed!: number;

  @Column('text', { nullable: true })
  providerId!: string | null;

  /** The provider's own word. */
  @Column('text', { nullable: true })
  gatewayStatus!: string | null;

  @Column('text', { nullable: true })
  gatewayUrl!: string | null;

  /** What happened last, in events: the cause of what comes next. */
  @Column('jsonb', { nullable: true })
  lastEvent!: EventRef | null;

  /** The order ended or is settled: no further session is opened for it. */
  @Column('bool', { default: false })
  orderOver!: boolean;

  /** When its order ended, where that was the synthetic shopper's; null for all others. */
  @Column('timestamptz', { nullable: true })
  syntheticEndedAt!: Date | null;

  /** Calls in a row that did not help; the next comes later each time. */
  @Column('int', { default: 0 })
  tries!: number;

  /** When the provider was last asked what has become of it. */
  @Column('timestamptz', { nullable: true })
  askedAt!: Date | null;

  /** When somebody has to look again; null where nothing is left to do. */
  @Column('timestamptz', { nullable: true })
  checkAt!: Date | null;
}

/** Whether the gateway has money, or is about to have it, of which nobody can say yet whether it counts. */
export const isUnderReview = ({ state, gatewayUrl }: Payment): boolean =>
  state === 'disputed' || (state === 'open' && gatewayUrl === null);

@Entity('transfer_receipt')
export class TransferReceipt {
  /** The bank's own. */
  @PrimaryColumn('text')
  reference!: string;

  @Column('uuid')
  paymentId!: string;

  @Column('bigint', { transformer: minorUnits })
  amount!: number;
}

/** Whether the gateway refused to open a session; the same request would be refused again. */
export const isRefused = ({ state, providerId }: Pick<Payment, 'state' | 'providerId'>): boolean =>
  state === 'failed' && providerId === null;

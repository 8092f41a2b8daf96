import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RequestedMailKind, OrderMailKind } from './mail-kinds';

@Entity('mail')
export class Mail {
  /** Id of the event, or of the message, that it follows from, unless `eventId` names that. */
  @PrimaryColumn('uuid')
  id!: string;

  /** Of the second mail that follows from one event, and of one that is due again: what it follows from now. */
  @Column('uuid', { nullable: true })
  eventId!: string | null;

  /** Of a mail about an order. */
  @Column('uuid', { nullable: true })
  orderId!: string | null;

  /** Of a saved offer or a sent cart: the letter that configuration or cart knows. Of a visitor's message or a withdrawal: that. */
  @Column('uuid', { nullable: true })
  letterId!: string | null;

  /** The order of a receipt of a withdrawal, so that receipts of one order share a mail; null in rows of before. */
  @Column('uuid', { nullable: true })
  receiptOf!: string | null;

  @Column('text')
  kind!: OrderMailKind | RequestedMailKind;

  @Column('text')
  state!: 'due' | 'sending' | 'sent' | 'refused' | 'needless';

  @Column('int', { default: 0 })
  tries!: number;

  /** When somebody has to look after it; null when nothing is left to do. */
  @Column('timestamptz', { nullable: true })
  checkAt!: Date | null;

  /** Null until it has left, and in rows of before it was kept. */
  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  /** What the mail server said when it did not take it, in codes: its words quote the address. */
  @Column('text', { nullable: true })
  said!: string | null;

  /** Since when it is tried in vain. */
  @Column('timestamptz', { nullable: true })
  failingSince!: Date | null;

  /** How often it was sent again: by people, or as its order ended once more. */
  @Column('int', { default: 0 })
  copies!: number;

  /** What has come or was given back, minor units. */
  @Column('bigint', { nullable: true })
  amount!: string | null;

  /** Of the event, so that a mail that is sent among others is found under its own order's trace. */
  @Column('text', { nullable: true })
  traceparent!: string | null;
}

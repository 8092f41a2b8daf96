import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { WithdrawnQuantity, WithdrawalStanding } from '@fenestra/domain/ordering/withdrawal';
import { minorUnits } from '@fenestra/platform/database/database';

/** What a shopper has declared, as it was counted then. */
@Entity('withdrawal')
export class Withdrawal {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  orderId!: string;

  /** One of each for an order. */
  @Column('text')
  idempotencyKey!: string;

  /** Personal. */
  @Column('text')
  name!: string;

  @Column('timestamptz')
  declaredAt!: Date;

  @Column('jsonb')
  pieces!: readonly WithdrawnQuantity[];

  @Column('bool')
  whole!: boolean;

  /** Gross. */
  @Column('bigint', { transformer: minorUnits })
  amount!: number;

  /** As it was judged when it arrived; null where that was before it was kept. */
  @Column('text', { nullable: true })
  standing!: WithdrawalStanding | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import type { stockReserved } from '@fenestra/contracts/events/reservation';
import type { EventRef } from '@fenestra/messaging/tracing/cause';

export type ReservedLine = DataOf<typeof stockReserved>['lines'][number];

/** What an order holds of the stock. Orders without stock goods have none. */
@Entity('reservation')
export class Reservation {
  @PrimaryColumn('uuid')
  orderId!: string;

  /** Counts the changes; an event of the reservation carries the version of that change. */
  @Column('int')
  version!: number;

  @Column('text')
  state!: 'active' | 'released' | 'sold';

  @Column('jsonb')
  lines!: ReservedLine[];

  /** From then on the pieces may be given to others. */
  @Column('timestamptz')
  expiresAt!: Date;

  /** Whether its order has ended and was not revived. */
  @Column('bool', { default: false })
  ended!: boolean;

  /** What this service said of it last: the cause of a release by time alone. */
  @Column('jsonb', { nullable: true })
  lastEvent!: EventRef | null;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '@fenestra/platform/database/database';

/** One event as ERP integrators read it, in the order in which this service heard of them. */
@Entity('erp_event')
export class ErpEvent {
  @PrimaryColumn('bigint', { transformer: minorUnits })
  position!: number;

  @Column('uuid', { unique: true })
  eventId!: string;

  @Column('text')
  type!: string;

  @Column('jsonb')
  headers!: Record<string, string>;

  @Column('jsonb')
  data!: Record<string, unknown>;
}

/** An event that the feed does not show yet: its cause has not arrived, or its order does not exist. */
@Entity('erp_waiting')
export class ErpWaiting {
  @PrimaryColumn('uuid')
  eventId!: string;

  @Column('uuid', { nullable: true })
  cause!: string | null;

  /** End of each partition of the log, by topic and partition, when the group came upon it. */
  @Column('jsonb', { nullable: true })
  logEnds!: Record<string, number> | null;

  @Column('uuid', { nullable: true })
  unknownOrder!: string | null;

  @Column('text')
  type!: string;

  @Column('jsonb')
  headers!: Record<string, string>;

  @Column('jsonb')
  data!: Record<string, unknown>;

  @Column('timestamptz')
  since!: Date;
}

/** A single row: the last position that was given. */
@Entity('erp_feed')
export class ErpFeed {
  @PrimaryColumn('bool', { default: true })
  onlyRow!: boolean;

  @Column('bigint', { transformer: minorUnits })
  last!: number;
}

/** A single row: how far the feed has been read. */
@Entity('erp_reader')
export class ErpReader {
  @PrimaryColumn('bool', { default: true })
  onlyRow!: boolean;

  @Column('bigint', { transformer: minorUnits })
  position!: number;

  @Column('timestamptz')
  readAt!: Date;
}

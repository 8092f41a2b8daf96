import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReportKind } from '@fenestra/domain/ordering/reports';

@Entity('report')
export class Report {
  @PrimaryColumn('uuid')
  orderId!: string;

  @PrimaryColumn('text')
  kind!: ReportKind;

  /** Omitted: there was nothing that may be said. */
  @Column('text')
  state!: 'due' | 'sending' | 'sent' | 'refused' | 'omitted';

  @Column('int', { default: 0 })
  tries!: number;

  /** When somebody has to look after it; null when nothing is left to do. */
  @Column('timestamptz', { nullable: true })
  checkAt!: Date | null;

  /** Of the event that it follows from. */
  @Column('text', { nullable: true })
  traceparent!: string | null;
}

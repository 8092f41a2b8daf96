import type { ShopId } from '@fenestra/domain/shop/shops';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a page reported of a failure. */
@Entity('log_entry')
export class LogEntry {
  @PrimaryColumn('text')
  id!: string;

  @Column('int')
  shopId!: ShopId;

  @Column('text')
  host!: string;

  @Column('text')
  browser!: string;

  /** As the page's own clock said it. */
  @Column('text')
  pageTime!: string;

  /** JSON, cut where it was too long. */
  @Column('text')
  data!: string;

  @Column('timestamptz')
  writtenAt!: Date;
}

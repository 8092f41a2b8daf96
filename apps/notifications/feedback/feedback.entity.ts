import type { ShopId } from '@fenestra/domain/shop/shops';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a visitor wrote to the shop, and what the page knew of itself. */
@Entity('feedback')
export class Feedback {
  @PrimaryColumn('uuid')
  id!: string;

  /** Of the request, so that a repeat sends nothing twice. */
  @Column('text')
  changeId!: string;

  @Column('int')
  shopId!: ShopId;

  @Column('text')
  name!: string;

  @Column('text')
  phone!: string;

  @Column('text')
  email!: string;

  @Column('text')
  message!: string;

  @Column('text', { nullable: true })
  configurationId!: string | null;

  /** The last log entry of the visit. */
  @Column('text', { nullable: true })
  logId!: string | null;

  @Column('text')
  browser!: string;

  @Column('text')
  host!: string;

  @Column('text')
  screen!: string;

  @Column('timestamptz')
  writtenAt!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { QuoteElement } from '@fenestra/contracts/http/quotes';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import type { ShopId } from '@fenestra/domain/shop/shops';

@Entity('saved_offer')
export class StoredQuote {
  @PrimaryColumn('text')
  id!: string;

  @Column('smallint')
  shopId!: ShopId;

  /** Of the request that saved it, so that a repeat is known. */
  @Column('text')
  changeId!: string;

  @Column('text', { array: true })
  configurationIds!: string[];

  @Column('text')
  type!: string;

  @Column('text')
  route!: string;

  @Column('jsonb')
  elements!: QuoteElement[];

  /** ISO day in the time zone of the shop. */
  @Column('text')
  savedOn!: string;

  @Column('text')
  validUntil!: string;

  @Column('timestamptz')
  openedAt!: Date;
}

/** What is left of one that was forgotten. */
@Entity('ended_offer')
export class PurgedQuote {
  @PrimaryColumn('text')
  id!: string;

  @Column('smallint')
  shopId!: ShopId;

  @Column('text')
  validUntil!: string;

  /** Of its first element: the code, or the id of a product from stock. */
  @Column('text')
  product!: string;
}

@Entity('saved_letter')
export class QuoteMailRequest {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  savedId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  note!: string;

  @Column('text', { nullable: true })
  buyer!: Buyer | null;

  @Column('timestamptz')
  writtenAt!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PriceSnapshot } from '@fenestra/contracts/http/configuration';
import type { CatalogueData } from '@fenestra/domain/catalogue/catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { ShopId } from '@fenestra/domain/shop/shops';

/** What a working configuration was offered as. */
export type Offered = { readonly offer: PriceSnapshot; readonly validUntil: string };

@Entity('configuration')
export class StoredConfiguration {
  @PrimaryColumn('text')
  id!: string;

  @Column('smallint')
  shopId!: ShopId;

  @Column('int', { default: 1 })
  revision!: number;

  @Column('jsonb')
  content!: Configuration;

  @Column('text', { array: true, default: () => `'{}'` })
  changeIds!: string[];

  @Column('timestamptz')
  changedAt!: Date;

  /** When it was last read, to the day; null until it is read on another day. */
  @Column('timestamptz', { nullable: true })
  openedAt!: Date | null;

  /** Of one that was made from a dated offer. */
  @Column('jsonb', { nullable: true })
  offered!: Offered | null;
}

@Entity('offer')
export class StoredPriceSnapshot {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  configurationId!: string;

  @Column('jsonb')
  content!: Configuration;

  @Column('boolean', { default: false })
  forSaving!: boolean;

  @Column('timestamptz')
  madeAt!: Date;

  /** Until then carts have asked for it. */
  @Column('timestamptz')
  neededUntil!: Date;
}

@Entity('catalogue')
export class StoredCatalogue {
  @PrimaryColumn('text')
  version!: string;

  @Column('jsonb')
  data!: CatalogueData;

  @Column('timestamptz', { default: () => 'now()' })
  loadedAt!: Date;
}

import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PriceListData } from '@fenestra/domain/pricing/price-list';

@Entity('price_list')
export class StoredPriceList {
  @PrimaryColumn('text')
  version!: string;

  @Column('jsonb')
  data!: PriceListData;

  @Column('timestamptz', { default: () => 'now()' })
  loadedAt!: Date;
}

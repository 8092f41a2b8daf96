import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { z } from 'zod';
import type { Service } from '@fenestra/platform/service';
import { CurrentPriceList } from './current-price-list';
import { KnownCatalogues } from '@fenestra/platform/known-catalogues';
import { ListDiscounts } from './list-discounts';
import { ListRegions } from './list-regions';
import { StoredPriceList } from './price-list.entity';
import { PricingController } from './pricing.controller';
import { QuoteConfigurations } from './quote-configurations';
import { QuoteItems } from './quote-items';
import { TotalCart } from './total-cart';

const PricingConfig = z.object({
  /** JSON files, one for each part; new files need a new version in their manifest. */
  PRICE_LIST_FOLDER: z.string().default(join(__dirname, 'data')),
});
export type PricingConfig = z.output<typeof PricingConfig>;

@Module({
  controllers: [PricingController],
  providers: [
    CurrentPriceList,
    KnownCatalogues,
    ListDiscounts,
    ListRegions,
    QuoteConfigurations,
    QuoteItems,
    TotalCart,
  ],
})
class PricingModule {}

export const pricing: Service = {
  name: 'pricing',
  module: PricingModule,
  config: PricingConfig,
  entities: [StoredPriceList],
  migrations: join(__dirname, 'migrations'),
  needs: ['configuration'],
};

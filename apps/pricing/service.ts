import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { z } from 'zod';
import type { Service } from '@fenestra/platform/service/service';
import { CurrentPriceList } from './current-price-list';
import { StoredPriceList } from './price-list.entity';
import { PricingController } from './pricing.controller';
import { ReadPriceList } from './read-price-list';

const PricingConfig = z.object({
  /** JSON files, one for each part; new files need a new version in their manifest. */
  PRICE_LIST_FOLDER: z.string().default(join(__dirname, 'data')),
});
export type PricingConfig = z.output<typeof PricingConfig>;

@Module({
  controllers: [PricingController],
  providers: [CurrentPriceList, ReadPriceList],
})
class PricingModule {}

export const pricing: Service = {
  name: 'pricing',
  module: PricingModule,
  config: PricingConfig,
  entities: [StoredPriceList],
  migrations: join(__dirname, 'migrations'),
};

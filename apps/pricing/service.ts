import { join } from 'node:path';
import { Module } from '@nestjs/common';
import type { Service } from '@fenestra/platform/service/service';
import { PricingConfig } from './config';
import { CurrentPriceList } from './current-price-list';
import { StoredPriceList } from './price-list.entity';
import { PricingController } from './pricing.controller';
import { ReadPriceList } from './read-price-list';

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

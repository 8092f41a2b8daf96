import { Injectable } from '@nestjs/common';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { shapeOf } from '@fenestra/domain/configuration/shape';
import { priceStepsOf } from '@fenestra/domain/pricing/price-steps';
import { quote } from '@fenestra/domain/pricing/quote';
import { accept, refuse } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { CurrentPriceList } from './current-price-list';
import { KnownCatalogues } from '@fenestra/platform/known-catalogues';

@Injectable()
export class QuoteConfigurations {
  constructor(
    private readonly priceList: CurrentPriceList,
    private readonly catalogues: KnownCatalogues,
  ) {}

  async execute(shopId: ShopId, configurations: readonly Configuration[]) {
    const shop = shopById(shopId);
    const list = this.priceList.now;
    const quotes = [];
    for (const configuration of configurations) {
      const catalogue = await this.catalogues.find(configuration.catalogue);
      if (!catalogue) return refuse('item-unknown', { catalogue: configuration.catalogue });
      const steps = priceStepsOf(shapeOf(configuration, catalogue), list, shop);
      quotes.push({ quote: quote(configuration, catalogue, list, shop), steps });
    }
    return accept(quotes);
  }
}

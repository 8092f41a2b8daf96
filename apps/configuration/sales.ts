import { Injectable } from '@nestjs/common';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Sale } from '@fenestra/domain/pricing/try-changes';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { Catalogues } from './catalogues';

/** The catalogue that a configuration stands on, and the prices of today. */
@Injectable()
export class Sales {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly priceLists: PriceListCache,
  ) {}

  async of(configuration: Pick<Configuration, 'catalogue'>, shopId: ShopId): Promise<Sale> {
    const [catalogue, priceList] = await Promise.all([this.catalogues.of(configuration), this.priceLists.now()]);
    return { catalogue, priceList, shop: shopById(shopId) };
  }
}

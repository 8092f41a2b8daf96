import { Injectable } from '@nestjs/common';
import type { Sale } from '@fenestra/domain/pricing/preview-price';
import { shopById } from '@fenestra/domain/shop/shops';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { Clock } from '@fenestra/platform/service/clock';
import { Catalogues } from './catalogues';
import type { StoredConfiguration } from './configuration.entity';
import { validQuotedPrice } from './quotes/quoted-price';

type Row = Pick<StoredConfiguration, 'shopId' | 'content' | 'offered'>;

/** The catalogue that a configuration stands on, the prices of today, and the one that a dated offer still holds. */
@Injectable()
export class PricingContexts {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly priceLists: PriceListCache,
    private readonly clock: Clock,
  ) {}

  async of(row: Row): Promise<Sale> {
    const [catalogue, priceList] = await Promise.all([this.catalogues.of(row.content), this.priceLists.now()]);
    const validQuote = validQuotedPrice(row, this.clock.now());
    const held = validQuote && { configuration: validQuote.offer.configuration, net: validQuote.offer.quote.total };
    return { catalogue, priceList, shop: shopById(row.shopId), held };
  }
}

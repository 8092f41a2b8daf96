import { Injectable } from '@nestjs/common';
import type { PriceSnapshot } from '@fenestra/contracts/http/configuration';
import { type OpenedQuote, openQuote } from '@fenestra/contracts/http/quotes';
import type { WirePriceBreakdown } from '@fenestra/contracts/wire/price-breakdown';
import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { comparePrices } from '@fenestra/domain/pricing/compare-prices';
import { withCurrentLineNames } from '@fenestra/domain/pricing/current-line-names';
import type { PriceBreakdown } from '@fenestra/domain/pricing/price-breakdown';
import { accept, refuse } from '@fenestra/domain/result';
import { isFromStock } from '@fenestra/domain/pricing/offer-term';
import type { Shop } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { quoteNumber } from '@fenestra/clients/quote-number';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import type { WireResult } from '../wire/wire-endpoint';
import { isOpaqueId } from '../opaque-id';
import { priceTreeToWire } from '../configurator/price-tree-to-wire';
import { pictureUrls } from '../picture-urls';
import { namesOf } from '@fenestra/i18n/product-names';

type OpenedElement = OpenedQuote['elements'][number];

@Injectable()
export class ReadQuote {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
  ) {}

  /** An unknown or forgotten id is 404 (OPEN-Q-18). */
  async execute(shop: Shop, id: string, price: 'offered' | 'today'): WireResult<WireQuote> {
    if (!isOpaqueId(id)) return refuse('saved-unknown');
    const opened = await this.configuration.call(openQuote, { params: { id }, body: { shopId: shop.id, price } });
    return opened.ok ? accept(await this.toWire(opened.value, shop)) : opened;
  }

  private async toWire({ elements, gone: unavailable = [], ...offer }: OpenedQuote, shop: Shop): Promise<WireQuote> {
    return {
      ...offer,
      number: quoteNumber(offer.savedId),
      configurationId: elements[0]!.configurationId,
      currency: shop.currency,
      gone: await Promise.all(unavailable.map(async (one) => this.nameOf(one, shop))),
      elements: await Promise.all(elements.map((element) => this.elementToWire(element, shop))),
    };
  }

  private async nameOf({ configuration }: PriceSnapshot, shop: Shop): Promise<string> {
    return namesOf(configuration, await this.catalogues.of(configuration.catalogue), shop).product;
  }

  private async elementToWire(element: OpenedElement, shop: Shop) {
    const { offer, configurationId, today, repaired = [], repairedToday = [], isMadeToday = true } = element;
    const { configuration, priceCode, quote: priceBreakdown, offerId, quantity = 1 } = offer;
    const { madeToday = configuration } = element;
    const names = namesOf(configuration, await this.catalogues.of(configuration.catalogue), shop);
    return {
      configurationId,
      product: configuration.product,
      name: names.product,
      width: configuration.width,
      height: configuration.height,
      priceCode,
      picture: pictureUrls.offer(offerId),
      quantity,
      offered: priceBreakdown.total,
      today: today.total,
      handleName: names.handle,
      parts: await this.treeOf(configuration, priceBreakdown, shop),
      partsToday: await this.treeOf(madeToday, today, shop),
      compared: comparePrices(withCurrentLineNames(configuration, priceBreakdown), today),
      repaired,
      repairedToday,
      goneToday: !isMadeToday,
      stock: isFromStock(offer),
    };
  }

  private async treeOf(
    configuration: Configuration,
    priceBreakdown: PriceBreakdown,
    shop: Shop,
  ): Promise<WirePriceBreakdown> {
    return priceTreeToWire(configuration, priceBreakdown, await this.catalogues.of(configuration.catalogue), shop);
  }
}

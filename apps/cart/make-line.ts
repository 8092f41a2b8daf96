import { Injectable } from '@nestjs/common';
import type { Item } from '@fenestra/contracts/http/cart';
import { createPriceSnapshot, type PriceSnapshot } from '@fenestra/contracts/http/configuration';
import { hasOwnAccessories } from '@fenestra/domain/configuration/changes/change-stock';
import { stockProductOf } from '@fenestra/domain/configuration/stock-product';
import { soldQuantity } from '@fenestra/domain/ordering/quantity-limits';
import { itemPrice } from '@fenestra/domain/pricing/item-price';
import { lastDayOfOffer } from '@fenestra/domain/pricing/offer-term';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { ConfigurationClient } from '@fenestra/clients/service-clients';
import { Clock } from '@fenestra/platform/service/clock';
import type { NewLine } from './lines';
import { repriceLine } from './price-line-today';

export type RequestedItem = { readonly item: Item; readonly quantity: number };

/** Finds out what the line is and costs now; the line keeps it as long as an offer holds (frozen offer). */
@Injectable()
export class MakeLine {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly catalogues: CatalogueCache,
    private readonly priceLists: PriceListCache,
    private readonly clock: Clock,
  ) {}

  of(
    shopId: ShopId,
    { item, quantity }: RequestedItem,
  ): Promise<Result<NewLine, 'configuration-unknown' | 'item-unknown'>> {
    switch (item.kind) {
      case 'configured':
        return this.ofOffer(shopId, item.configurationId, quantity);
      case 'stock':
        return this.ofStock(shopId, item.product, quantity);
      case 'accessory':
        return this.ofAccessory(shopId, item, quantity);
    }
  }

  /** What describes a product from stock is bought as that product, with what was made to its size. */
  private async ofOffer(
    shopId: ShopId,
    id: string,
    quantity: number,
  ): Promise<Result<NewLine, 'configuration-unknown' | 'item-unknown'>> {
    const offer = await this.configuration.call(createPriceSnapshot, { params: { id }, body: { shopId } });
    if (!offer.ok) return offer;
    const { stockProduct } = offer.value.configuration;
    if (stockProduct !== undefined) return this.ofStock(shopId, stockProduct, quantity, offer.value);
    const snapshot = { offerUntil: this.lastDay(shopId), ...offer.value }; // a dated offer has an earlier one
    return accept({ kind: 'configured', quantity: soldQuantity(quantity), offer: snapshot });
  }

  private async ofStock(
    shopId: ShopId,
    id: number,
    quantity: number,
    offer?: PriceSnapshot,
  ): Promise<Result<NewLine, 'item-unknown'>> {
    const price = await this.priceOf(shopId, { kind: 'stock', id });
    if (!price.ok) return price;
    const catalogue = await this.catalogues.now();
    const product = stockProductOf(id, catalogue);
    if (!product) return refuse('item-unknown');
    const line = { kind: 'stock', quantity: soldQuantity(quantity), product, ...price.value } as const;
    return accept(
      offer && hasOwnAccessories(offer.configuration, catalogue)
        ? await this.withAccessories(shopId, line, offer)
        : line,
    );
  }

  /** A stock product has the price of the day, and so have its accessories. */
  private async withAccessories(
    shopId: ShopId,
    line: Extract<NewLine, { kind: 'stock' }>,
    { configuration, weightKg, configurationId, offerId }: PriceSnapshot,
  ): Promise<NewLine> {
    const product = { ...line.product, configuration, weightKg };
    const unpriced = { ...line, line: '', product, accessories: { net: 0, parts: [], configurationId, offerId } };
    const shop = shopById(shopId);
    const day = { shop, today: dayIn(shop, this.clock.now()), priceList: await this.priceLists.now() };
    const { line: _, ...priced } = repriceLine(unpriced, await this.catalogues.ofLine(unpriced), day);
    return priced;
  }

  private async ofAccessory(
    shopId: ShopId,
    item: Extract<Item, { kind: 'accessory' }>,
    quantity: number,
  ): Promise<Result<NewLine, 'item-unknown'>> {
    const price = await this.priceOf(shopId, { kind: 'accessory', id: item.accessory });
    if (!price.ok) return price;
    const { version, accessories } = await this.catalogues.now();
    const entry = accessories.get(item.accessory);
    if (!entry) return refuse('item-unknown');
    const { unit } = entry;
    return accept({ ...item, quantity: soldQuantity(quantity, unit), unit, catalogue: version, ...price.value });
  }

  private async priceOf(shopId: ShopId, item: Parameters<typeof itemPrice>[0]) {
    const priceList = await this.priceLists.now();
    const net = itemPrice(item, priceList, shopById(shopId));
    return net === null
      ? refuse('item-unknown', { ...item })
      : accept({ net, priceList: priceList.version, offerUntil: this.lastDay(shopId) });
  }

  private lastDay(shopId: ShopId): string {
    return lastDayOfOffer(dayIn(shopById(shopId), this.clock.now()));
  }
}

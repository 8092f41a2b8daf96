import { Injectable } from '@nestjs/common';
import { makeOffer, readStockProduct } from '@fenestra/contracts/http/configuration';
import { quoteItems } from '@fenestra/contracts/http/pricing';
import { accept, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { ConfigurationClient, PricingClient } from '@fenestra/platform/neighbours';
import type { NewLine } from './lines';

/** What is to be put into a cart. */
export type Item =
  | { kind: 'configured'; configurationId: string; replaces?: string | undefined }
  | { kind: 'stock'; product: number }
  | { kind: 'accessory'; accessory: number; dimension?: string | undefined };

/** Asks what the line is and costs now; from then on the line keeps it (frozen offer). */
@Injectable()
export class MakeLine {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly pricing: PricingClient,
  ) {}

  async of(
    shopId: ShopId,
    item: Item,
    quantity: number,
  ): Promise<Result<NewLine, 'configuration-unknown' | 'item-unknown'>> {
    if (item.kind === 'configured') {
      const params = { id: item.configurationId };
      const offer = await this.configuration.call(makeOffer, { params, body: { shopId } });
      return offer.ok ? accept({ kind: 'configured', quantity, offer: offer.value }) : offer;
    }
    const price = await this.priceOf(shopId, item.kind, item.kind === 'stock' ? item.product : item.accessory);
    if (!price.ok) return price;
    if (item.kind === 'accessory') return accept({ ...item, quantity, ...price.value });
    const product = await this.configuration.call(readStockProduct, { params: { product: String(item.product) } });
    return product.ok ? accept({ kind: 'stock', quantity, product: product.value, ...price.value }) : product;
  }

  private async priceOf(shopId: ShopId, kind: 'stock' | 'accessory', id: number) {
    const quoted = await this.pricing.call(quoteItems, { body: { shopId, items: [{ kind, id }] } });
    return quoted.ok ? accept({ net: quoted.value.net[0]!, priceList: quoted.value.priceList }) : quoted;
  }
}

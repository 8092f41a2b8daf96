import { Injectable } from '@nestjs/common';
import { listProducts } from '@fenestra/contracts/http/configuration';
import { quoteItems } from '@fenestra/contracts/http/pricing';
import { readAvailability } from '@fenestra/contracts/http/stock';
import type { restCalls } from '@fenestra/contracts/wire/rest-calls';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { accept } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { ConfigurationClient, PricingClient, StockClient } from '@fenestra/platform/neighbours';
import type { z } from 'zod/mini';
import { Catalogues } from '../catalogues';
import type { Answered } from '../edge/wire-endpoint';
import { pictureOf } from '../pictures';
import { namesOf } from '../product-names';

type Products = z.output<(typeof restCalls)['listProducts']['answer']>;

/** What the shop root shows: product types with their lowest price, stock products with price and free pieces (OPEN-Q-01). */
@Injectable()
export class ListProducts {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly pricing: PricingClient,
    private readonly stock: StockClient,
    private readonly catalogues: Catalogues,
  ) {}

  async execute(shop: Shop): Answered<Products> {
    const list = await this.configuration.call(listProducts, { query: { shopId: String(shop.id) } });
    if (!list.ok) return list;
    const { made, stock } = list.value;
    const products = stock.map(({ product }) => product);
    const [catalogue, prices, free] = await Promise.all([
      this.catalogues.of('current'),
      this.pricesOf(products, shop),
      this.freeOf(products),
    ]);
    return accept({
      made: made.map(({ product, configuration, fromNet }) => ({
        product,
        ...common(configuration, catalogue, shop),
        fromPrice: fromNet,
        picture: pictureOf.product(product),
      })),
      stock: stock.map(({ product, configuration }) => ({
        product,
        ...common(configuration, catalogue, shop),
        code: configuration.product,
        profileName: namesOf(configuration, catalogue, shop).profile,
        price: prices.get(product) ?? 0,
        available: free.get(product) ?? 0,
        picture: pictureOf.stock(product),
      })),
      currency: shop.currency,
    });
  }

  private async pricesOf(products: number[], shop: Shop): Promise<Map<number, number>> {
    const items = products.map((id) => ({ kind: 'stock' as const, id }));
    const quoted = await this.pricing.call(quoteItems, { body: { shopId: shop.id, items } });
    if (!quoted.ok) throw new Error(`no prices for the stock products: ${quoted.reason}`);
    return new Map(products.map((product, index) => [product, quoted.value.net[index]!]));
  }

  private async freeOf(products: number[]): Promise<Map<number, number>> {
    const counted = await this.stock.call(readAvailability, { body: { products } });
    return new Map(counted.ok ? counted.value.map(({ product, free }) => [product, free]) : []);
  }
}

function common(configuration: Configuration, catalogue: Catalogue, { code }: Shop) {
  const type = catalogue.products.get(configuration.product);
  return {
    name: type ? nameIn(type.names, code) : configuration.product,
    type: type?.type ?? '',
    layout: type?.layout ?? '',
    width: configuration.width,
    height: configuration.height,
    configuration,
  };
}

import { Injectable } from '@nestjs/common';
import { listProducts } from '@fenestra/contracts/http/configuration';
import { readAvailability } from '@fenestra/contracts/http/stock';
import type { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import { type Family, familyOf } from '@fenestra/domain/catalogue/families';
import { nameIn } from '@fenestra/domain/catalogue/names';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { productOf } from '@fenestra/domain/configuration/geometry/shape';
import { itemPrice } from '@fenestra/domain/pricing/item-price';
import { lowestAccessoryPrices } from '@fenestra/domain/pricing/lowest-accessory-prices';
import type { PriceList } from '@fenestra/domain/pricing/price-list';
import { accept } from '@fenestra/domain/result';
import type { Shop } from '@fenestra/domain/shop/shops';
import { CatalogueCache } from '@fenestra/clients/catalogue-cache';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { ConfigurationClient, StockClient } from '@fenestra/clients/service-clients';
import type { z } from 'zod/mini';
import type { WireResult } from '../wire/wire-endpoint';
import { pictureUrls } from '../picture-urls';
import { namesOf } from '@fenestra/i18n/product-names';

type Products = z.output<(typeof catalogueCalls)['listProducts']['answer']>;

/** What the shop root shows: product types with their lowest price, stock products with price and free pieces (OPEN-Q-01). */
@Injectable()
export class ListProducts {
  constructor(
    private readonly configuration: ConfigurationClient,
    private readonly priceLists: PriceListCache,
    private readonly stock: StockClient,
    private readonly catalogues: CatalogueCache,
  ) {}

  async execute(shop: Shop): WireResult<Products> {
    const list = await this.configuration.call(listProducts, { query: { shopId: String(shop.id) } });
    if (!list.ok) return list;
    const { made, stock } = list.value;
    const products = stock.map(({ product }) => product);
    const [catalogue, priceList, levels] = await Promise.all([
      this.catalogues.now(),
      this.priceLists.now(),
      this.levelsOf(products),
    ]);
    return accept({
      made: made.map(({ product, configuration, fromNet }) => ({
        product,
        ...common(configuration, catalogue, shop),
        ...assemblyNamed(product, catalogue, shop),
        fromPrice: fromNet,
        picture: pictureUrls.product(product),
      })),
      stock: stock.map(({ product, configuration }) => ({
        product,
        ...common(configuration, catalogue, shop),
        code: configuration.product,
        profileName: namesOf(configuration, catalogue, shop).profile,
        price: priceOf({ kind: 'stock', id: product }, priceList, shop),
        available: levels.get(product)?.free ?? 0,
        expected: levels.get(product)?.expected ?? null,
        picture: pictureUrls.stock(product),
      })),
      accessories: catalogue.data.accessories.map(({ id, category, unit, contents, names }) => ({
        accessory: id,
        category,
        unit,
        contents,
        name: nameIn(names, shop.code),
        price: priceOf({ kind: 'accessory', id }, priceList, shop),
      })),
      chosenWithWindow: lowestAccessoryPrices(catalogue, priceList, shop),
      currency: shop.currency,
    });
  }

  private async levelsOf(products: number[]) {
    const availability = await this.stock.call(readAvailability, { body: { products } });
    return new Map(availability.ok ? availability.value.map((level) => [level.product, level]) : []);
  }
}

/** That something of the catalogue has no price is a fault of the data. */
function priceOf(item: Parameters<typeof itemPrice>[0], priceList: PriceList, shop: Shop): number {
  const price = itemPrice(item, priceList, shop);
  if (price === null) throw new Error(`no price for ${item.kind} ${item.id}`);
  return price;
}

/** An assembly to start with has a name of its own and stands in a row of its own. */
function assemblyNamed(
  code: string,
  { assemblies }: Catalogue,
  shop: Shop,
): { name: string; family: Family } | undefined {
  const template = assemblies.get(code);
  return template && { name: nameIn(template.names, shop.code), family: 'assembly' };
}

function common(configuration: Configuration, catalogue: Catalogue, { code }: Shop) {
  const type = productOf(configuration, catalogue);
  return {
    name: nameIn(type.names, code),
    family: familyOf(type),
    type: type.type,
    layout: type.layout,
    width: configuration.width,
    height: configuration.height,
    configuration,
  };
}

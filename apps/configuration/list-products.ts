import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import { limitsOf } from '@fenestra/domain/configuration/rules/limits';
import { rowOf } from '@fenestra/domain/configuration/assembly/elements';
import { compensatedSizes } from '@fenestra/domain/configuration/assembly/compensated-sizes';
import { newAssembly } from '@fenestra/domain/configuration/assembly/new-assembly';
import { newConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { stockProductOf } from '@fenestra/domain/configuration/stock-product';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { PriceList } from '@fenestra/domain/pricing/price-list';
import { calculatePrice } from '@fenestra/domain/pricing/calculate-price';
import { accept } from '@fenestra/domain/result';
import { type Shop, type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { Catalogues } from './catalogues';

/** As many as there are shops, and as many again while prices or products change. */
const maxCached = 10;

/** What the shop root shows. */
@Injectable()
export class ListProducts {
  /** Every quote of it takes part of a millisecond, and it changes with catalogue and prices only. */
  private readonly cache = new LRUCache<string, ReturnType<typeof productsOf>>({ max: maxCached });

  constructor(
    private readonly catalogues: Catalogues,
    private readonly priceLists: PriceListCache,
  ) {}

  /** Made-to-measure products and assemblies in their usual size, each with its lowest price, and everything in stock. */
  async execute(shopId: ShopId) {
    const [catalogue, priceList] = await Promise.all([this.catalogues.now(), this.priceLists.now()]);
    const key = JSON.stringify([catalogue.version, priceList.version, shopId]);
    const products = this.cache.get(key) ?? productsOf(catalogue, priceList, shopById(shopId));
    this.cache.set(key, products);
    return accept(products);
  }
}

function productsOf(catalogue: Catalogue, priceList: PriceList, shop: Shop) {
  const defaults = [...catalogue.data.products]
    .filter(({ offered, fixedSize }) => offered && !fixedSize)
    .sort((a, b) => a.order - b.order)
    .flatMap(({ code }) => configurationsOf(newConfiguration(code, catalogue)));
  const assemblies = catalogue.data.assemblies.templates
    .toSorted((a, b) => a.order - b.order)
    .map((template) => ({ product: template.code, configuration: newAssembly(template, catalogue) }));
  return {
    made: [...defaults.map((made) => ({ product: made.product, configuration: made })), ...assemblies].map((made) => ({
      ...made,
      fromNet: calculatePrice(smallestOf(made.configuration, catalogue), catalogue, priceList, shop).total,
    })),
    stock: catalogue.data.stock.flatMap(({ id }) => stockProductOf(id, catalogue) ?? []),
  };
}

/** The cheapest a product can be, the elements of an assembly first; what breaks another rule in its smallest size keeps its usual one. */
function smallestOf(usual: Configuration, catalogue: Catalogue): Configuration {
  const changed = (made: Configuration, change: Change): Configuration => {
    const outcome = applyChange(change, made, catalogue);
    return outcome.ok ? outcome.value : made;
  };
  const elements = usual.assembly ? rowOf(usual) : [];
  const narrow = elements.reduce((made, element, at) => {
    return changed(made, compensatedSizes(made, { [at]: limitsOf(element, catalogue).widthMin }));
  }, usual);
  const { widthMin, heightMin } = limitsOf(narrow, catalogue);
  return changed(narrow, { kind: 'size', width: widthMin, height: heightMin });
}

const configurationsOf = (result: ReturnType<typeof newConfiguration>): Configuration[] =>
  result.ok ? [result.value] : [];

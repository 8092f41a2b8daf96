import { Injectable } from '@nestjs/common';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import { limitsOf } from '@fenestra/domain/configuration/rules/limits';
import { newAssembly } from '@fenestra/domain/configuration/assembly/new-assembly';
import { newConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { stockProductOf } from '@fenestra/domain/configuration/stock-product';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { quote } from '@fenestra/domain/pricing/quote';
import { accept } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { PriceListCache } from '@fenestra/clients/price-list-cache';
import { Catalogues } from './catalogues';

/** What the shop root shows. */
@Injectable()
export class ListProducts {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly priceLists: PriceListCache,
  ) {}

  /** Made-to-measure products and assemblies in their usual size, each with its lowest price, and everything in stock. */
  async execute(shopId: ShopId) {
    const [catalogue, priceList] = await Promise.all([this.catalogues.now(), this.priceLists.now()]);
    const defaults = [...catalogue.data.products]
      .filter(({ offered, fixedSize }) => offered && !fixedSize)
      .sort((a, b) => a.order - b.order)
      .flatMap(({ code }) => configurationsOf(newConfiguration(code, catalogue)));
    const assemblies = catalogue.data.assemblies.templates
      .toSorted((a, b) => a.order - b.order)
      .map((template) => ({ product: template.code, configuration: newAssembly(template, catalogue) }));
    const shop = shopById(shopId);
    return accept({
      made: [...defaults.map((made) => ({ product: made.product, configuration: made })), ...assemblies].map(
        (made) => ({
          ...made,
          fromNet: quote(smallestOf(made.configuration, catalogue), catalogue, priceList, shop).total,
        }),
      ),
      stock: catalogue.data.stock.flatMap(({ id }) => stockProductOf(id, catalogue) ?? []),
    });
  }
}

/** The cheapest a product can be; where its smallest size breaks another rule, its usual size. */
function smallestOf(configuration: Configuration, catalogue: Catalogue): Configuration {
  const { widthMin, heightMin } = limitsOf(configuration, catalogue);
  const smallest = applyChange({ kind: 'size', width: widthMin, height: heightMin }, configuration, catalogue);
  return smallest.ok ? smallest.value : configuration;
}

const configurationsOf = (result: ReturnType<typeof newConfiguration>): Configuration[] =>
  result.ok ? [result.value] : [];

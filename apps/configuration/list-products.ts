import { Injectable } from '@nestjs/common';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import { limitsOf } from '@fenestra/domain/configuration/limits';
import { newConfiguration, stockConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { shapeOf } from '@fenestra/domain/configuration/shape';
import { weightOf } from '@fenestra/domain/configuration/weight';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { accept, refuse } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Catalogues } from './catalogues';
import { ViewProduct } from './product.view';

/** What the shop root shows. */
@Injectable()
export class ListProducts {
  constructor(
    private readonly catalogues: Catalogues,
    private readonly view: ViewProduct,
  ) {}

  /** Made-to-measure products in their usual size, each with its lowest price, and everything in stock. */
  async execute(shopId: ShopId) {
    const catalogue = this.catalogues.current;
    const defaults = [...catalogue.data.products]
      .filter(({ offered, fixedSize }) => offered && !fixedSize)
      .sort((a, b) => a.order - b.order)
      .flatMap(({ code }) => configurationsOf(newConfiguration(code, catalogue)));
    const smallest = defaults.map((configuration) => smallestOf(configuration, catalogue));
    const prices = await this.view.price(shopId, smallest);
    return accept({
      made: defaults.map((configuration, nth) => ({
        product: configuration.product,
        configuration,
        fromNet: prices[nth]!.quote.total,
      })),
      stock: catalogue.data.stock.map(({ id }) => this.describe(id)!),
    });
  }

  async stockProduct(product: number) {
    const described = this.describe(product);
    return described ? accept(described) : refuse('item-unknown');
  }

  private describe(product: number) {
    const catalogue = this.catalogues.current;
    const [configuration] = configurationsOf(stockConfiguration(product, catalogue));
    return configuration && { product, configuration, weightKg: weightOf(shapeOf(configuration, catalogue)).totalKg };
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

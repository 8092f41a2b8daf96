import type { Catalogue } from '../catalogue/index-catalogue';
import type { Configuration } from '../configuration/configuration';
import { withoutAccessories } from '../configuration/changes/change-stock';
import { shapeOf } from '../configuration/geometry/shape';
import type { Shop } from '../shop/shops';
import { accessoryLines } from './accessory-lines';
import { thresholdLines } from './fitting-lines';
import { itemPrice } from './item-price';
import type { PriceList } from './price-list';
import type { PriceLine, PriceBreakdown } from './price-breakdown';
import { partOf, sumOf } from './product-price';

/**
 * The price of a finished product from stock: one amount for the whole piece, whatever it would cost made to measure, and what is made to
 * its size (OPEN-Q-03).
 */
export function stockPrice(
  configuration: Configuration,
  catalogue: Catalogue,
  priceList: PriceList,
  shop: Shop,
): PriceBreakdown {
  const id = configuration.stockProduct!;
  const net = itemPrice({ kind: 'stock', id }, priceList, shop);
  if (net === null) throw new Error(`no price for the stock product ${id}`);
  const shape = shapeOf(configuration, catalogue);
  const isOwn = configuration.threshold !== withoutAccessories(configuration, catalogue).threshold;
  const lines = [...(isOwn ? thresholdLines(shape, priceList) : []), ...accessoryLines(shape, priceList)];
  const accessories = lines.map((line) => partOf(line, priceList, shop));
  return {
    schema: 1,
    priceList: priceList.version,
    currency: shop.currency,
    ...{ product: net, handle: 0, accessories: sumOf(accessories) },
    parts: partsOf(id, net, accessories),
    total: net + sumOf(accessories),
  };
}

/** A line of a finished product keeps of its price what it costs, and the parts of its accessories. */
export type StockLine = {
  readonly product: { readonly product: number };
  readonly net: number;
  readonly accessories?: { readonly net: number; readonly parts: readonly PriceLine[] } | undefined;
};

export const partsOfStockLine = ({ product, net, accessories }: StockLine): PriceBreakdown['parts'] =>
  partsOf(product.product, net - (accessories?.net ?? 0), accessories?.parts ?? []);

const partsOf = (id: number, net: number, accessories: readonly PriceLine[]): PriceBreakdown['parts'] => ({
  product: [{ key: 'base', item: id, net }],
  handle: [],
  accessories: [...accessories],
});

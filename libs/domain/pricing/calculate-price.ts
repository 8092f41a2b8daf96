import type { Catalogue } from '../catalogue/index-catalogue';
import type { Configuration } from '../configuration/configuration';
import type { Shop } from '../shop/shops';
import { assemblyPrice } from './assembly-price';
import type { PriceList } from './price-list';
import type { PriceBreakdown } from './price-breakdown';
import { productPrice } from './product-price';
import { stockPrice } from './stock-price';

/** The price of one piece in a shop. What lies in stock has a price of its own, an assembly that of all that it is made of. */
export function calculatePrice(
  configuration: Configuration,
  catalogue: Catalogue,
  priceList: PriceList,
  shop: Shop,
): PriceBreakdown {
  const { stockProduct, assembly } = configuration;
  if (stockProduct !== undefined) return stockPrice(configuration, catalogue, priceList, shop);
  return (assembly ? assemblyPrice : productPrice)(configuration, catalogue, priceList, shop);
}

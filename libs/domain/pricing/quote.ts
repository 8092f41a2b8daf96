import type { Catalogue } from '../catalogue/index-catalogue';
import type { Configuration } from '../configuration/configuration';
import type { Shop } from '../shop/shops';
import { assemblyQuote } from './assembly-quote';
import type { PriceList } from './price-list';
import type { Quote } from './price-tree';
import { productQuote } from './product-quote';
import { stockQuote } from './stock-quote';

/** The price of one piece in a shop. What lies in stock has a price of its own, an assembly that of all that it is made of. */
export function quote(configuration: Configuration, catalogue: Catalogue, priceList: PriceList, shop: Shop): Quote {
  const { stockProduct, assembly } = configuration;
  if (stockProduct !== undefined) return stockQuote(configuration, catalogue, priceList, shop);
  return (assembly ? assemblyQuote : productQuote)(configuration, catalogue, priceList, shop);
}

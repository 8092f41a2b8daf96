import type { Catalogue } from '../catalogue/index-catalogue';
import type { Configuration } from '../configuration/configuration';
import { elementsOf, jointsOfAssembly } from '../configuration/assembly/elements';
import { addedBy } from '../configuration/geometry/shape';
import type { Shop } from '../shop/shops';
import type { PriceList } from './price-list';
import { priceOf } from './price-of';
import type { PriceLine, PriceBreakdown } from './price-breakdown';
import { productPrice, sumOf } from './product-price';
import { shopPrice, wholeCrowns } from './shop-price';

/** Every part of every element with its number, and the couplings (windows-domain 8.7, 10): their sums are the price. */
export function assemblyPrice(
  configuration: Configuration,
  catalogue: Catalogue,
  priceList: PriceList,
  shop: Shop,
): PriceBreakdown {
  const quotes = elementsOf(configuration).map((element) => productPrice(element, catalogue, priceList, shop));
  const partsOf = (sum: keyof PriceBreakdown['parts']): PriceLine[] =>
    quotes.flatMap(({ parts }, i) => parts[sum].map((part) => ({ ...part, element: i + 1 })));
  const parts = {
    product: [...partsOf('product'), ...couplingParts(configuration, catalogue, priceList, shop)],
    handle: partsOf('handle'),
    accessories: partsOf('accessories'),
  };
  const sums = { product: sumOf(parts.product), handle: sumOf(parts.handle), accessories: sumOf(parts.accessories) };
  return {
    schema: 1,
    priceList: priceList.version,
    currency: shop.currency,
    ...sums,
    parts,
    total: sums.product + sums.handle + sums.accessories,
    promotion: {
      tripleGlass: quotes.every(({ promotion }) => promotion?.tripleGlass),
      whiteInnerSills: quotes.reduce((sum, { promotion }) => sum + (promotion?.whiteInnerSills ?? 0), 0),
    },
  };
}

/** Each started 0.1 m of a coupling, and the work of its joint. */
function couplingParts(
  configuration: Configuration,
  catalogue: Catalogue,
  { couplings, ...list }: PriceList,
  shop: Shop,
): PriceLine[] {
  return jointsOfAssembly(configuration, addedBy(configuration, catalogue)).map(({ number, coupling, length }) => {
    const perMetre = priceOf(couplings.perMetre, coupling, 'coupling');
    const czk = wholeCrowns((Math.ceil(length / 100) * perMetre) / 10) + couplings.joint;
    return { key: 'coupling', joint: number, item: coupling, net: shopPrice(czk, { couplings, ...list }, shop) };
  });
}

/** What an element of an assembly costs with its handles and accessories, without its couplings. */
export function elementNet({ parts }: Pick<PriceBreakdown, 'parts'>, element: number): number {
  const all = [...parts.product, ...parts.handle, ...parts.accessories];
  return sumOf(all.filter((part) => part.element === element));
}

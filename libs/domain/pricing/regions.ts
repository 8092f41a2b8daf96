import { countryToken, type Shop } from '../shop/shops';
import type { PriceList, Region } from './price-list';
import { priceOf } from './price-of';

type InCountry = Pick<Shop, 'country'>;

export const regionsOf = (shop: InCountry, { regions }: PriceList): Region[] =>
  regions.filter(({ country }) => country === countryToken(shop));

/** The region that a postcode (digits) begins like; the longest prefix wins. Czech districts have none: their places name them (OPEN-Q-62). */
export function regionByPrefix(shop: InCountry, postcode: string, list: PriceList): Region | undefined {
  const matches = regionsOf(shop, list).flatMap((region) =>
    region.prefixes.filter((prefix) => postcode.startsWith(prefix)).map((prefix) => ({ region, prefix })),
  );
  return matches.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.region;
}

/** From the least to the most expensive one for a delivery. */
export function sortByDeliveryPrice(regions: readonly Region[], shop: Shop, list: PriceList): Region[] {
  const { zones } = priceOf(list.tariffs.currencies, shop.currency, 'delivery in');
  const priceIn = ({ zone }: Region) => priceOf(zones, zone, 'zone');
  return regions.toSorted((a, b) => priceIn(a)[0] - priceIn(b)[0] || priceIn(a)[1] - priceIn(b)[1]);
}

/** Regions where a delivery costs no less than in the cheapest of those: all that a shopper whose postcode lies in those may order for. */
export function regionsNotCheaperThan(served: readonly Region[], shop: Shop, list: PriceList): Region[] {
  const { zones } = priceOf(list.tariffs.currencies, shop.currency, 'delivery in');
  const priceIn = ({ zone }: Region) => priceOf(zones, zone, 'zone');
  return regionsOf(shop, list).filter((region) => {
    const [base, step] = priceIn(region);
    return served.some((own) => base >= priceIn(own)[0] && step >= priceIn(own)[1]);
  });
}

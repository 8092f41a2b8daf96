import { countryToken, type Shop } from '../shop/shops';
import type { Postcode, PriceList, Region } from './price-list';

type InCountry = Pick<Shop, 'country'>;

export const regionsOf = (shop: InCountry, { regions }: PriceList): Region[] =>
  regions.filter(({ country }) => country === countryToken(shop));

export const postcodesOf = (shop: InCountry, { postcodes }: PriceList): Postcode[] =>
  postcodes.filter(({ country }) => country === countryToken(shop));

/** The region that a typed postcode belongs to; the longest prefix wins. Czech codes stand in the list of places only. */
export function regionOfPostcode(shop: InCountry, digits: string, list: PriceList): Region | undefined {
  const place = postcodesOf(shop, list).find(({ postcode }) => postcode === digits);
  if (place) return list.regions.find(({ code }) => code === place.code);
  const matches = regionsOf(shop, list).flatMap((region) =>
    region.prefixes.filter((prefix) => digits.startsWith(prefix)).map((prefix) => ({ region, prefix })),
  );
  return matches.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.region;
}

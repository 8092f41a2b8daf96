import type { Postcode, PriceList, Region } from './price-list';

export type RegionCountry = Region['country'];

export const regionsOf = (country: RegionCountry, { regions }: PriceList): Region[] =>
  regions.filter((region) => region.country === country);

export const postcodesOf = (country: RegionCountry, { postcodes }: PriceList): Postcode[] =>
  postcodes.filter((postcode) => postcode.country === country);

/** The region that a typed postcode belongs to; the longest prefix wins. Czech codes stand in the list of places only. */
export function regionOfPostcode(country: RegionCountry, digits: string, list: PriceList): Region | undefined {
  const place = list.postcodes.find((each) => each.country === country && each.postcode === digits);
  if (place) return list.regions.find(({ code }) => code === place.code);
  const matches = regionsOf(country, list).flatMap((region) =>
    region.prefixes.filter((prefix) => digits.startsWith(prefix)).map((prefix) => ({ region, prefix })),
  );
  return matches.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.region;
}

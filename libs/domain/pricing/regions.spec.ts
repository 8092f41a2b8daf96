import { shopPrices } from '@fenestra/testing/shop-data';
import { shops } from '../shop/shops';
import { regionsNotCheaperThan, regionByPrefix, regionsOf } from './regions';

const list = shopPrices();

describe.each(shops.filter(({ settledByPhone }) => !settledByPhone))('regions of $code', (shop) => {
  const { zones } = list.tariffs.currencies[shop.currency]!;
  const regions = regionsOf(shop, list);
  const baseOf = ({ zone }: (typeof regions)[number]) => zones[zone]![0];

  it('that cost no less than one of them are it and all as dear or dearer [OPEN-Q-62] [DELIV-09]', () => {
    for (const region of regions)
      expect(regionsNotCheaperThan([region], shop, list)).toEqual(
        regions.filter((each) => baseOf(each) >= baseOf(region)),
      );
  });

  it('of a place in several are those that cost no less than the cheapest [OPEN-Q-62]', () => {
    const [cheapest] = regions.toSorted((a, b) => baseOf(a) - baseOf(b));

    expect(regionsNotCheaperThan(regions, shop, list)).toEqual(regionsNotCheaperThan([cheapest!], shop, list));
  });
});

it.each([
  ['sk', '81101', 202],
  ['at', '1010', 301],
  ['de', '10115', 402],
  ['hu', '1011', 502],
  ['cs', '60200', undefined],
])('in %s the postcode %s begins like region %s [OPEN-Q-62]', (code, postcode, region) => {
  const shop = shops.find((each) => each.code === code)!;

  expect(regionByPrefix(shop, postcode, list)?.id).toBe(region);
});

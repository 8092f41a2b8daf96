import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInArea } from '@fenestra/domain/ordering/postcode-areas';
import { regionByPrefix } from '@fenestra/domain/pricing/regions';
import { type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { shopPrices } from '@fenestra/testing/shop-data';
import { readPlaces } from './read-places';

const folder = join(__dirname, '../data/postcodes');
const prices = shopPrices();

describe('the lists of places', () => {
  it.each([
    ['cs', 2690, ['Brno', '60200']],
    ['sk', 1400, ['Bratislava-Petržalka', '85101']],
    ['at', 2230, ['Wien, Favoriten', '1100']],
    ['de', 8150, ['Berlin', '10115']],
    ['hu', 3040, ['Budapest, XI. kerület', '1117']],
  ] as [ShopCode, number, [string, string]][])(
    'of %s hold %d postcodes and more, all in a region that is delivered to [POST-09, OPEN-Q-62]',
    (code, least, [name, postcode]) => {
      const shop = shopByCode(code);
      const places = readPlaces(folder, shop);
      expect(new Set(places.map((place) => place.postcode)).size).toBeGreaterThanOrEqual(least);
      expect(places).toContainEqual(expect.objectContaining({ name, postcode }));

      const codes = new Set(prices.regions.map((region) => region.code));
      const regionOf = (place: (typeof places)[0]) => place.code ?? regionByPrefix(shop, place.postcode, prices)?.code;
      expect(places.filter((place) => !codes.has(regionOf(place) ?? ''))).toEqual([]);
    },
  );

  test.each([
    ['cs', ['22', '65']],
    ['sk', ['80']],
    ['at', ['14', '15', '16', '17', '18', '19']],
    ['de', ['11']],
    ['hu', ['13', '14', '15', '16', '17', '18', '19']],
  ] as const)('of %s have a place in every area of the country but %j, which large recipients have', (code, others) => {
    const areas = Array.from({ length: 100 }, (_, nth) => String(nth).padStart(2, '0'));
    const begun = new Set(readPlaces(folder, shopByCode(code)).map(({ postcode }) => postcode.slice(0, 2)));

    expect(areas.filter((area) => isInArea(area, code) && !begun.has(area))).toEqual(others);
  });

  it.each([
    ['6020\tBrno\tCZ0642', /line 2: a postcode of 5 digits/],
    ['60200', /line 2: a postcode of 5 digits/],
    ['6O200\tBrno', /line 2: a postcode of 5 digits/],
    ['99999\tBrno\tCZ0642', /line 2: no postcode of the country begins like 99999/],
  ])('are refused with file and line for %j', async (row, reason) => {
    const spoiled = await mkdtemp(join(tmpdir(), 'fenestra-places-'));
    await writeFile(join(spoiled, 'cz.tsv'), `60200\tBrno\tCZ0642\n${row}\n`);
    expect(() => readPlaces(spoiled, shopByCode('cs'))).toThrow(reason);
    await rm(spoiled, { recursive: true });
  });
});

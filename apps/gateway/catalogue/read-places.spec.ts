import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

  it.each(['6020\tBrno\tCZ0642', '60200', '6O200\tBrno'])('are refused with file and line for %j', async (row) => {
    const spoiled = await mkdtemp(join(tmpdir(), 'fenestra-places-'));
    await writeFile(join(spoiled, 'cz.tsv'), `60200\tBrno\tCZ0642\n${row}\n`);
    expect(() => readPlaces(spoiled, shopByCode('cs'))).toThrow(/cz\.tsv, line 2: a postcode of 5 digits/);
    await rm(spoiled, { recursive: true });
  });
});

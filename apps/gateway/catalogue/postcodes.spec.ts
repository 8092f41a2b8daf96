import { join } from 'node:path';
import type { PriceListCache } from '@fenestra/clients/price-list-cache';
import { isInArea } from '@fenestra/domain/ordering/postcode-areas';
import type { LineForTotals } from '@fenestra/domain/pricing/cart-totals';
import { deliveryPrice } from '@fenestra/domain/pricing/delivery-price';
import { type Shop, type ShopCode, shopByCode } from '@fenestra/domain/shop/shops';
import { shopPrices } from '@fenestra/testing/shop-data';
import type { GatewayConfig } from '../config';
import { Postcodes } from './postcodes';
import { readLocalities } from './read-localities';

const folder = join(__dirname, '../data/postcodes');
const list = shopPrices();
const priceLists = { now: async () => list } as PriceListCache;
const postcodes = new Postcodes({ POSTCODES_DIR: folder } as GatewayConfig, priceLists);

const heavy: LineForTotals = {
  ...{ line: '1', kind: 'configured', quantity: 1, product: 0, accessories: 0 },
  ...{ weightKg: 550, piecesMm: [1_000], tripleGlass: false },
};
/** Minor units of a delivery of 550 kg. */
function priceIn(region: number, shop: Shop): number {
  const price = deliveryPrice({ delivery: { kind: 'delivery', region }, lines: [heavy], weightKg: 550 }, list, shop);
  if (!price.ok) throw new Error(price.reason);
  return price.value;
}
const lowest = (regions: readonly number[], shop: Shop): number => Math.min(...regions.map((id) => priceIn(id, shop)));
const namesOf = (regions: readonly number[]): string[] => regions.map((id) => list.regionById.get(id)!.name);

test.each([
  ['cs', '602 00', ['Brno-město']],
  ['cs', 'CZ-60200', ['Brno-město']],
  ['cs', '34901', ['Plzeň-sever', 'Tachov']],
  ['sk', '811 01', ['Bratislava']],
  ['at', '6900', ['Vorarlberg']],
  ['de', '10115', ['Leipzig, Thüringen, Berlin, Bayern, Unterfranken']],
] as const)('in %s a listed postcode %s has the regions of its places: %j', async (code, typed, names) => {
  const priced = (await postcodes.deliveryRegions(typed, shopByCode(code)))!;

  expect({ ...priced, own: namesOf(priced.own) }).toMatchObject({ own: names, isUnlisted: false });
});

test.each([
  ['cs', '359 99', 3_490_00],
  ['cs', '349 99', 3_490_00],
  ['cs', '602 99', 810_00],
  ['cs', '389 99', 2_750_00],
  ['cs', '657 01', 1_590_00],
  ['sk', '829 99', 102_00],
  ['sk', '800 00', 102_00],
  ['at', '6999', 305_40],
  ['at', '1999', 83_80],
  ['de', '01999', 169_90],
  ['de', '11011', 305_40],
] as const)('in %s a delivery to %s, which is in no list, costs %d', async (code, typed, price) => {
  const shop = shopByCode(code);
  const { own, allowed, isUnlisted } = (await postcodes.deliveryRegions(typed, shop))!;

  expect([isUnlisted, [...new Set(own.map((id) => priceIn(id, shop)))], lowest(allowed, shop)]).toEqual([
    true,
    [price],
    price,
  ]);
});

test.each(['cs', 'sk', 'at', 'de'] as ShopCode[])(
  'in %s no unlisted postcode of any area is delivered for less than a place beginning like it [OPEN-Q-62, DELIV-09]',
  async (code) => {
    const shop = shopByCode(code);
    const places = readLocalities(folder, shop);
    const listed = new Set(places.map(({ postcode }) => postcode));
    const { digits } = shop.postcode;
    for (let area = 0; area < 100; area++) {
      const begin = String(area).padStart(2, '0');
      const near = [...new Set(places.map(({ postcode }) => postcode).filter((each) => each.startsWith(begin)))];
      const unlisted = Array.from(
        { length: 10 ** (digits - 2) },
        (_, nth) => begin + String(nth).padStart(digits - 2, '0'),
      )
        .filter((postcode) => !listed.has(postcode))
        .at(-1);
      if (unlisted === undefined || !isInArea(unlisted, code)) continue;
      const { allowed } = (await postcodes.deliveryRegions(unlisted, shop))!;
      const known = await Promise.all(
        near.map(async (postcode) => (await postcodes.deliveryRegions(postcode, shop))!.own),
      );

      expect([unlisted, lowest(allowed, shop)]).toEqual([
        unlisted,
        Math.max(lowest(allowed, shop), ...known.flat().map((id) => priceIn(id, shop))),
      ]);
    }
  },
);

test.each([
  ['cs', '6020'],
  ['cs', 'brno'],
  ['hu', '1011'],
] as const)('in %s nothing is priced for %s', async (code, typed) => {
  expect(await postcodes.deliveryRegions(typed, shopByCode(code))).toBeUndefined();
});

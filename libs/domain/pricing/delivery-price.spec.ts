import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { startingWith } from '../configuration/assembly/new-assembly';
import { type ShopCode, shopByCode } from '../shop/shops';
import { deliveryPrice, longestSideOf } from './delivery-price';
import type { LineForTotals } from './cart-totals';
import { regionByPrefix } from './regions';

const prices = shopPrices();
const line: LineForTotals = {
  line: 'a',
  kind: 'stock',
  quantity: 1,
  product: 1,
  accessories: 0,
  weightKg: 0,
  longestSideMm: 1000,
  tripleGlass: false,
};

function fee(shop: ShopCode, region: number, weightKg: number, longestSideMm = 1000): number {
  const lines = [{ ...line, longestSideMm }];
  const price = deliveryPrice({ delivery: { kind: 'delivery', region }, lines, weightKg }, prices, shopByCode(shop));
  if (!price.ok) throw new Error(price.reason);
  return price.value;
}

const regionAt = (shop: ShopCode, postcode: string) => regionByPrefix(shopByCode(shop), postcode, prices)?.id;

describe('the price of delivery', () => {
  it.each([
    ['Praha', 76, 1390],
    ['Praha', 620, 2340],
    ['Brno-město', 150, 490],
    ['Brno-město', 150.1, 530],
    ['Brno-město', 149.9, 490],
  ])('to %s with %d kg is %d CZK [DELIV-09]', (place, kg, czk) => {
    const region = prices.regions.find(({ name }) => name === place)!;
    expect(fee('cs', region.id, kg)).toBe(czk * 100);
  });

  it('looks at the longest element of an assembly, which travels in parts: 900 × 1 300 mm of 3 006 × 1 300', () => {
    const band = startingWith('SE-PAS', shopCatalogue());
    if (!band.ok) throw new Error(band.reason);
    expect([band.value.width, longestSideOf(band.value)]).toEqual([3006, 1300]);
  });

  it('charges more for a piece longer than 3 m', () => {
    expect(fee('cs', 101, 76, 3001) - fee('cs', 101, 76, 3000)).toBe(450_00);
  });

  it.each([
    ['sk', '81101', 62_00],
    ['at', '1010', 51_80],
    ['at', '6800', 217_40],
    ['de', '10115', 159_90],
    ['hu', '1011', 0],
  ] as const)('in %s to %s is %d', (shop, postcode, minor) => {
    expect(fee(shop, regionAt(shop, postcode)!, 76)).toBe(minor);
  });

  it('is nothing for pickup [DELIV-04]', () => {
    const pickup = { delivery: { kind: 'pickup' as const }, lines: [line], weightKg: 500 };
    expect(deliveryPrice(pickup, prices, shopByCode('cs'))).toEqual({ ok: true, value: 0 });
  });

  it('finds the region by the longest prefix [OPEN-Q-62]', () => {
    expect(regionAt('de', '09111')).toBe(regionAt('de', '01067'));
    expect(regionAt('at', '6020')).not.toBe(regionAt('at', '6800'));
    expect(regionAt('cs', '60200')).toBeUndefined();
  });
});

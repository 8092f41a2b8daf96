import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import type { Change } from '../configuration/change';
import { type ShopCode, shopByCode } from '../shop/shops';
import { carriedPieces, deliveryPrice, deliveryPrices } from './delivery-price';
import type { LineForTotals } from './cart-totals';
import { regionByPrefix, regionsOf } from './regions';

const catalogue = shopCatalogue();
const prices = shopPrices();
const [pvc, drawn] = [751, 754];
const line: LineForTotals = {
  line: 'a',
  kind: 'stock',
  quantity: 1,
  product: 1,
  accessories: 0,
  weightKg: 0,
  piecesMm: [1000],
  tripleGlass: false,
};

function fee(shop: ShopCode, region: number, weightKg: number, piecesMm = [1000], quantity = 1): number {
  const lines = [{ ...line, piecesMm, quantity }];
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

  it('carries elements of an assembly and sills as pieces of their own', () => {
    const band = initialConfiguration('SE-PAS');
    const sill = (accessory: number): Change => {
      const colour = [...catalogue.swatches.get(catalogue.sills.get(accessory)!.colours)!.keys()][0]!;
      return { kind: 'add-accessory', accessory, areas: [], colour };
    };
    const pieces = (...changes: Change[]) => carriedPieces(changedBy(band, ...changes), catalogue);
    expect([band.width, pieces()]).toEqual([3006, [1300, 1300, 1300]]);
    expect(pieces(sill(pvc))).toEqual([1300, 1300, 1300, 3106]);
    expect(pieces(sill(drawn))).toEqual([1300, 1300, 1300, 1503, 1503]);
  });

  it.each([
    [[3000], 1, 0],
    [[3001], 1, 1],
    [[3001, 1300, 3106], 1, 2],
    [[3001, 1300, 3106], 3, 6],
  ])('charges more for each piece longer than 3 m: %j, %i times, %i pieces', (piecesMm, quantity, long) => {
    expect(fee('cs', 101, 76, piecesMm, quantity) - fee('cs', 101, 76)).toBe(long * 450_00);
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

  it.each(['cs', 'sk', 'at', 'de'] as const)('in %s is the same in the list of all regions [DELIV-09]', (code) => {
    const shop = shopByCode(code);
    const listed = deliveryPrices({ lines: [{ ...line, weightKg: 38, quantity: 2 }] }, prices, shop);
    expect(Object.keys(listed)).toHaveLength(regionsOf(shop, prices).length);
    for (const [region, price] of Object.entries(listed)) expect(price).toBe(fee(code, Number(region), 76));
  });

  it('is listed nowhere where all is settled by phone [PAY-08]', () => {
    expect(deliveryPrices({ lines: [line] }, prices, shopByCode('hu'))).toEqual({});
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

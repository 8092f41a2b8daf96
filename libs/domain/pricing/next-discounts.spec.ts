import fc from 'fast-check';
import { shopPrices } from '@fenestra/testing/shop-data';
import { shopByCode, shopCodes } from '../shop/shops';
import type { LineForTotals } from './cart-totals';
import { nextDiscounts } from './next-discounts';
import { totalCart } from './total-cart';

const prices = shopPrices();
const [autumn, spring] = ['2026-11-21', '2026-03-01'];

const line = (changes: Partial<LineForTotals>): LineForTotals => ({
  line: 'a',
  kind: 'configured',
  quantity: 1,
  product: 0,
  accessories: 0,
  weightKg: 1,
  piecesMm: [1000],
  tripleGlass: false,
  ...changes,
});
const cartOf = (...lines: LineForTotals[]) => ({
  lines,
  technicalControl: true,
  comfortDelivery: false,
  delivery: null,
});
const near = (lines: LineForTotals[], today = autumn) =>
  nextDiscounts(cartOf(...lines), prices, shopByCode('cs'), today);

describe('the discounts that a cart is near', () => {
  it.each([
    ['far from the first', 24_999_00, [] as [number, number][]],
    ['half way to the first', 25_000_00, [[9002, 50_000_00]]],
    ['just below the first', 49_999_00, [[9002, 50_000_00]]],
    ['with the first, half way to the second', 50_000_00, [[9003, 100_000_00]]],
    ['with the second, half way to the third', 100_000_00, [[9004, 200_000_00]]],
    ['with the best', 200_000_00, []],
  ])('%s [CART-36] [OPEN-Q-60]', (_case, product, expected) => {
    const found = near([line({ product })]);
    expect(found).toEqual(
      expected.map(([action, from]) => ({ action, threshold: { counts: 'net', from, reached: product } })),
    );
  });

  it('count no accessories by the piece', () => {
    expect(near([line({ kind: 'accessory', accessories: 49_000_00 })])).toEqual([]);
  });

  it('count windows where white inner sills come free with them, only while they do', () => {
    const withSill = line({ quantity: 2, accessories: 500_00, whiteInnerSills: 459_00 });
    expect(near([withSill], spring)).toEqual([{ action: 9005, threshold: { counts: 'windows', from: 3, reached: 2 } }]);
    expect(near([{ ...withSill, quantity: 1 }], spring)).toEqual([]);
    expect(near([line({ quantity: 2 })], spring)).toEqual([]);
    expect(near([withSill], autumn)).toEqual([]);
  });

  it('have the action on triple glass while no window has it', () => {
    const season = '2026-10-01';
    expect(near([line({ product: 1000_00 })], season)).toEqual([{ action: 9001 }]);
    expect(near([line({ product: 1000_00, tripleGlass: true })], season)).toEqual([]);
    expect(near([line({ product: 1000_00, solid: true })], season)).toEqual([]); // a door without glass has no other one
    expect(near([line({ kind: 'stock', product: 1000_00 })], season)).toEqual([]);
    expect(near([line({ product: 1000_00 })], autumn)).toEqual([]);
  });

  it('are not applied yet, and are once their threshold is reached, in every shop [OPEN-Q-60]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shopCodes), fc.integer({ min: 0, max: 900_000_00 }), (code, product) => {
        const shop = shopByCode(code);
        const applied = (net: number) => {
          const totals = totalCart(cartOf(line({ product: net })), prices, shop, autumn);
          return totals.ok ? totals.value.applied.map(({ action }) => action) : [];
        };
        for (const { action, threshold } of nextDiscounts(cartOf(line({ product })), prices, shop, autumn)) {
          expect(applied(product)).not.toContain(action);
          expect(applied(threshold!.from)).toContain(action);
        }
      }),
    );
  });
});

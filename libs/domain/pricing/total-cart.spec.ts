import fc from 'fast-check';
import { shopPrices } from '@fenestra/testing/shop-data';
import { type ShopCode, shopByCode, shopCodes } from '../shop/shops';
import type { CartForTotals, CartTotals, LineForTotals } from './cart-totals';
import { totalCart } from './total-cart';

const prices = shopPrices();
const praha = 101;

const line = (changes: Partial<LineForTotals> = {}): LineForTotals => ({
  line: 'a',
  kind: 'configured',
  quantity: 1,
  product: 6363_00,
  accessories: 2892_00,
  weightKg: 76,
  piecesMm: [1480],
  tripleGlass: true,
  ...changes,
});

const cartOf = (lines: LineForTotals[], changes: Partial<CartForTotals> = {}): CartForTotals => ({
  lines,
  technicalControl: true,
  comfortDelivery: false,
  delivery: null,
  ...changes,
});

function total(cart: CartForTotals, shop: ShopCode = 'cs', today = '2026-11-21'): CartTotals {
  const totals = totalCart(cart, prices, shopByCode(shop), today);
  if (!totals.ok) throw new Error(totals.reason);
  return totals.value;
}

describe('totals of a cart', () => {
  it('adds delivery to Prague and comfort to example A; the technical control is free [OPEN-Q-46]', () => {
    const cart = cartOf([line()], { comfortDelivery: true, delivery: { kind: 'delivery', region: praha } });

    expect(total(cart)).toMatchObject({
      products: 6363_00,
      accessories: 2892_00,
      services: 700_00,
      delivery: 1390_00,
      net: 11_345_00,
      discount: 0,
      vat: 2382_45,
      gross: 13_727_45,
      comfortPrice: 700_00,
    });
  });

  it('counts comfort by pieces of products, not of accessories [SERV-13]', () => {
    const lines = [line({ quantity: 2 }), line({ kind: 'stock' }), line({ kind: 'accessory', quantity: 9 })];

    expect(total(cartOf(lines, { comfortDelivery: true })).services).toBe((700 + 2 * 450) * 100);
  });

  it('has comfort delivery in the Czech shop only [SERV-09]', () => {
    expect(total(cartOf([line()], { comfortDelivery: true }), 'sk')).toMatchObject({ services: 0, comfortPrice: 0 });
  });

  it('takes nothing off accessories by the piece, and nothing by triple glass off stock', () => {
    const foam = line({ kind: 'accessory', product: 0, accessories: 100_000_00 });
    expect(total(cartOf([foam])).discount).toBe(0);
    expect(total(cartOf([foam, line({ product: 50_000_00, accessories: 0 })])).discount).toBe(1500_00);
    const stock = line({ kind: 'stock', accessories: 0 });
    expect(total(cartOf([stock]), 'cs', '2026-10-01').discount).toBe(0);
  });

  it('count metres with their centimetres, and what they weigh [OPEN-Q-100]', () => {
    const tape = line({ kind: 'accessory', product: 0, accessories: 24_00, quantity: 2.5, weightKg: 0.03 });

    expect(total(cartOf([tape]))).toMatchObject({
      others: 60_00,
      lines: [{ unitNet: 24_00, net: 60_00 }],
      weightKg: 0.08,
    });
  });

  it('of an empty cart are nothing', () => {
    const empty = total(cartOf([], { delivery: { kind: 'delivery', region: praha }, comfortDelivery: true }));
    expect(empty).toMatchObject({ net: 0, vat: 0, gross: 0, comfortPrice: 0, weightKg: 0 });
  });

  it.each([
    ['not reached', 49_999_00, 0, []],
    ['reached', 50_000_00, 1500_00, [9002]],
    ['and only the best', 200_000_00, 16_000_00, [9004]],
  ])('gives the volume discount when it is %s [OPEN-Q-60]', (_case, product, discount, actions) => {
    const totals = total(cartOf([line({ product, accessories: 0 })]));

    expect(totals.discount).toBe(discount);
    expect(totals.applied.map(({ action }) => action)).toEqual(actions);
    expect(totals.available).not.toEqual(expect.arrayContaining(actions.length ? actions : [0]));
  });

  it('multiplies an action of the season with the volume discount [OPEN-Q-60]', () => {
    const totals = total(cartOf([line({ product: 100_000_00, accessories: 0 })]), 'cs', '2026-10-01');

    expect(totals.applied).toEqual([
      { action: 9001, amount: 10_000_00 },
      { action: 9003, amount: 4500_00 },
    ]);
    expect(totals.lines).toEqual([{ line: 'a', unitNet: 100_000_00, unitAfterDiscount: 85_500_00, net: 85_500_00 }]);
  });

  it('gives white inner sills away with three windows in spring', () => {
    const window = line({ quantity: 3, product: 1000_00, accessories: 500_00, whiteInnerSills: 459_00 });

    expect(total(cartOf([window]), 'cs', '2026-03-01').discount).toBe(3 * 459_00);
    expect(total(cartOf([{ ...window, quantity: 2 }]), 'cs', '2026-03-01').discount).toBe(0);
  });

  it('refuses a region of another country [OPEN-Q-118]', () => {
    const cart = cartOf([line()], { delivery: { kind: 'delivery', region: 201 } });

    expect(totalCart(cart, prices, shopByCode('cs'), '2026-11-21')).toMatchObject({
      ok: false,
      reason: 'delivery-refused',
    });
    expect(total(cart, 'sk').delivery).toBe(45_00);
  });

  it.each([
    ['sk', 20],
    ['at', 20],
    ['de', 19],
    ['hu', 27],
    ['cs', 21],
  ] as const)('taxes in the shop %s with %i % [CONST-01 to CONST-05]', (shop, vatPercent) => {
    expect(total(cartOf([line()]), shop).vatPercent).toBe(vatPercent);
  });

  it('never loses or invents a minor unit, whatever is in the cart [OPEN-Q-101]', () => {
    const amount = fc.nat({ max: 5_000_000 }).map((n) => n * 100);
    const anyLine: fc.Arbitrary<LineForTotals> = fc.record({
      line: fc.uuid(),
      kind: fc.constantFrom('configured', 'stock', 'accessory'),
      quantity: fc.integer({ min: 1, max: 30 }),
      product: amount,
      accessories: amount,
      weightKg: fc.integer({ min: 0, max: 9000 }).map((n) => n / 100),
      piecesMm: fc.array(fc.integer({ min: 400, max: 3500 }), { maxLength: 3 }),
      tripleGlass: fc.boolean(),
    });
    const tape = fc
      .record({
        quantity: fc.integer({ min: 100, max: 9999 }).map((n) => n / 100),
        accessories: fc.nat({ max: 50_00 }),
      })
      .map((sold) => line({ ...sold, kind: 'accessory', product: 0, piecesMm: [] }));
    const day = fc.constantFrom('2026-03-15', '2026-10-01', '2026-11-21');
    fc.assert(
      fc.property(
        fc.array(fc.oneof(anyLine, tape), { maxLength: 6 }),
        fc.constantFrom(...shopCodes),
        day,
        fc.boolean(),
        (lines, shop, today, comfort) => {
          const t = total(cartOf(lines, { comfortDelivery: comfort }), shop, today);
          const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);

          expect(t.net).toBe(t.products + t.accessories + t.others + t.services + t.delivery);
          expect(sum(t.applied.map((each) => each.amount))).toBe(t.discount);
          expect(sum(t.lines.map(({ net }) => net)) + t.services + t.delivery).toBe(t.netAfterDiscount);
          expect(t.netAfterDiscount).toBe(t.net - t.discount);
          expect(t.gross).toBe(t.netAfterDiscount + t.vat);
          expect(t.discount).toBeGreaterThanOrEqual(0);
          if (shop === 'hu') expect(t.gross % 100).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });
});

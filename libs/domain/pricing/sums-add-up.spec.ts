import fc from 'fast-check';
import { shopPrices } from '@fenestra/testing/shop-data';
import { paymentOptionsOf } from '../ordering/payment-options';
import { shops, type Shop } from '../shop/shops';
import type { CartForTotals, LineForTotals } from './cart-totals';
import { totalCart } from './total-cart';

const prices = shopPrices();
const runs = { numRuns: 500 };

const anyShop = fc.constantFrom(...shops);

/** A line at prices of the shop's steps; accessories are sold by the metre too. */
const anyLine = ({ priceStep }: Shop) => {
  const price = fc.nat({ max: 30_000 }).map((steps) => steps * priceStep);
  return fc
    .record({
      line: fc.uuid(),
      kind: fc.constantFrom('configured' as const, 'stock' as const, 'accessory' as const),
      quantity: fc.integer({ min: 1, max: 30 }),
      product: price,
      accessories: price,
      whiteShare: fc.double({ min: 0, max: 1, noNaN: true }),
      metres: fc.integer({ min: 1, max: 9_999 }),
      weightKg: fc.integer({ min: 0, max: 200 }),
      tripleGlass: fc.boolean(),
    })
    .map(({ whiteShare, metres, ...line }): LineForTotals => ({
      ...line,
      piecesMm: [1480],
      ...(line.kind === 'accessory' ? { quantity: metres / 100, product: line.product, accessories: 0 } : {}),
      ...(line.kind === 'configured' ? { whiteInnerSills: Math.floor(whiteShare * line.accessories) } : {}),
    }));
};

const regionsOf = ({ country }: Shop): number[] =>
  prices.regions.filter((region) => region.country === country.toLowerCase()).map(({ id }) => id);

const anyDelivery = (shop: Shop) =>
  fc.oneof(
    fc.constant(null),
    fc.constant({ kind: 'pickup' as const }),
    fc.constantFrom(...regionsOf(shop)).map((region) => ({ kind: 'delivery' as const, region })),
  );

const anyCart = anyShop.chain((shop) =>
  fc
    .record({
      lines: fc.array(anyLine(shop), { maxLength: 8 }),
      technicalControl: fc.boolean(),
      comfortDelivery: fc.boolean(),
      delivery: anyDelivery(shop),
    })
    .map((cart) => ({ shop, cart })),
);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
/** Percent of a net amount as tax law counts it, half a smallest coin up. */
const taxOf = (net: number, percent: number, coin: number): number => Math.round((net * percent) / 100 / coin) * coin;

function totalsOf(shop: Shop, cart: CartForTotals) {
  const totals = totalCart(cart, prices, shop, '2026-11-22');
  fc.pre(totals.ok); // what a carrier does not take has no total
  return totals.value;
}

describe('whatever is in a cart, in each of the five shops', () => {
  it('goods, services and delivery less the discounts are the net price [OPEN-Q-101]', () => {
    fc.assert(
      fc.property(anyCart, ({ shop, cart }) => {
        const totals = totalsOf(shop, cart);
        const { products, accessories, others, services, delivery, discount, netAfterDiscount } = totals;

        expect(products + accessories + others + services + delivery - discount).toBe(netAfterDiscount);
        expect(sum(totals.applied.map(({ amount }) => amount))).toBe(discount);
        expect(netAfterDiscount).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });

  it('net price and VAT are the gross price, in coins that exist [OPEN-Q-101] [CONST-01 to CONST-05]', () => {
    fc.assert(
      fc.property(anyCart, ({ shop, cart }) => {
        const { netAfterDiscount, vat, vatPercent, gross } = totalsOf(shop, cart);
        const coin = shop.smallestCharge ?? 1;

        expect(netAfterDiscount + vat).toBe(gross);
        expect(vat).toBe(taxOf(netAfterDiscount, vatPercent, coin));
        expect(gross % coin).toBe(0);
      }),
      runs,
    );
  });

  it('by each way to pay, what is due now, later and saved is the gross price [PAY-10] [PAY-11] [OPEN-Q-66]', () => {
    fc.assert(
      fc.property(anyCart, ({ shop, cart }) => {
        const { gross } = totalsOf(shop, cart);
        const stockOnly = cart.lines.every(({ kind }) => kind !== 'configured');
        const { technicalControl, delivery } = cart;
        const payable = { shop: shop.code, stockOnly, technicalControl, delivery: delivery?.kind ?? null, gross };
        for (const { saving, dueNow, dueLater, restPayment } of paymentOptionsOf(payable, [
          'card',
          'cash',
          'transfer',
          'paypal',
        ])) {
          expect(saving + dueNow + dueLater).toBe(gross);
          expect(
            [dueNow, dueLater, saving].every((amount) => amount >= 0 && amount % (shop.smallestCharge ?? 1) === 0),
          ).toBe(true);
          expect(restPayment === null).toBe(dueLater === 0);
        }
      }),
      runs,
    );
  });
});

describe('a new rate of VAT', () => {
  const sk = shops.find(({ code }) => code === 'sk')!;
  const raised: Shop = { ...sk, vat: [...sk.vat, { from: '2027-01-01', percent: 23 }] };
  const line = { line: 'a', kind: 'stock', quantity: 1, product: 100_00, accessories: 0 } as const;
  const cart: CartForTotals = {
    lines: [{ ...line, weightKg: 10, piecesMm: [600], tripleGlass: false }],
    technicalControl: false,
    comfortDelivery: false,
    delivery: { kind: 'pickup' },
  };

  it.each([
    ['2026-12-31', 20, 120_00],
    ['2027-01-01', 23, 123_00],
  ])('holds from its day on: on %s it is %d % [CONST-02]', (day, vatPercent, gross) => {
    expect(totalCart(cart, prices, raised, day)).toMatchObject({ value: { vatPercent, gross } });
  });

  it('of no day before the first is a fault', () => {
    expect(() => totalCart(cart, prices, raised, '2010-12-31')).toThrow('no VAT rate of shop 6 for 2010-12-31');
  });
});

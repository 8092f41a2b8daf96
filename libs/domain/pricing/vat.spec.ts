import fc from 'fast-check';
import { chargeable } from '../shop/money';
import { shops, vatOn } from '../shop/shops';
import { taxesCharged, vatOf, vatOfEach, withinGross } from './vat';

const day = '2026-11-22';

describe('VAT of several amounts', () => {
  it('is together that of their sum, and of each what it would be alone but for one rounding', () => {
    const nets = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(nets, fc.constantFrom(...shops), (amounts, shop) => {
        const each = vatOfEach(amounts, (net) => vatOf(net, shop, day));
        const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
        expect(sum(each)).toBe(vatOf(sum(amounts), shop, day));
        for (const [nth, vat] of each.entries())
          expect(Math.abs(vat - vatOf(amounts[nth]!, shop, day))).toBeLessThanOrEqual(shop.smallestCharge ?? 1);
      }),
    );
  });
});

describe('net and VAT of what an order charges [OPEN-Q-66]', () => {
  const cart = { netAfterDiscount: 1_000_00, vat: 210_00, gross: 1_210_00, vatPercent: 21, currency: 'CZK' } as const;

  it.each([
    ['those of the cart, where nothing is taken off', 1_210_00, { net: 1_000_00, vat: 210_00 }],
    ['those of the total, where paying early takes 2 % off', 1_185_80, { net: 980_00, vat: 205_80 }],
  ])('are %s', (_, total, taxes) => {
    expect(taxesCharged({ ...cart, total })).toEqual(taxes);
  });
});

describe('net and VAT within a gross amount', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000 });
  const rates = fc.integer({ min: 0, max: 27 });

  it('are those that it was made of', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...shops), (minor, shop) => {
        const net = chargeable(minor, shop.currency);
        const vat = vatOf(net, shop, day);
        expect(withinGross(net + vat, vatOn(shop, day), shop)).toEqual({ net, vat });
      }),
    );
  });

  it('add up to it, and the VAT is the rate of the net but for the rounding of one charge', () => {
    fc.assert(
      fc.property(amounts, rates, fc.constantFrom(...shops), (minor, percent, shop) => {
        const gross = chargeable(minor, shop.currency);
        const { net, vat } = withinGross(gross, percent, shop);
        expect(net + vat).toBe(gross);
        expect(vat).toBe(chargeable(vat, shop.currency));
        expect(Math.abs(vat - (net * percent) / 100)).toBeLessThanOrEqual(shop.smallestCharge ?? 1);
      }),
    );
  });
});

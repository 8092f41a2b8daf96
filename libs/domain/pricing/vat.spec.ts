import fc from 'fast-check';
import { shops } from '../shop/shops';
import { vatOf, vatOfEach } from './vat';

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

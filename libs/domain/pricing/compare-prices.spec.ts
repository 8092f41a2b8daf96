import fc from 'fast-check';
import { comparePrices } from './compare-prices';
import { lastDayOfOffer } from './offer-term';
import type { PriceLine, PriceBreakdown } from './price-breakdown';

const sumOf = (parts: readonly { readonly net: number }[]): number => parts.reduce((sum, { net }) => sum + net, 0);

function quoteOf(product: PriceLine[], handle: PriceLine[] = [], accessories: PriceLine[] = []): PriceBreakdown {
  const sums = { product: sumOf(product), handle: sumOf(handle), accessories: sumOf(accessories) };
  const total = sums.product + sums.handle + sums.accessories;
  return { schema: 1, priceList: 'test', currency: 'CZK', ...sums, parts: { product, handle, accessories }, total };
}

const part = fc.record({
  key: fc.constantFrom('base', 'profile', 'colour', 'glass', 'net'),
  net: fc.integer({ min: -10_000, max: 1_000_000 }),
});
const anyQuote = fc.tuple(fc.array(part), fc.array(part), fc.array(part)).map((groups) => quoteOf(...groups));

describe('two prices of one product, compared', () => {
  it('has the frame in one row, and says what is new or gone by a price of zero', () => {
    const before = quoteOf([
      { key: 'base', net: 700_00 },
      { key: 'profile', net: 100_00 },
      { key: 'glass', net: 20_00 },
    ]);
    const now = quoteOf([{ key: 'base', net: 850_00 }], [{ key: 'handle', net: 19_00 }]);

    expect(comparePrices(before, now)).toEqual([
      { key: 'frame', before: 800_00, now: 850_00 },
      { key: 'handle', before: 0, now: 19_00 },
      { key: 'glass', before: 20_00, now: 0 },
    ]);
  });

  it('adds up to both totals, whatever the parts are', () => {
    fc.assert(
      fc.property(anyQuote, anyQuote, (before, now) => {
        const rows = comparePrices(before, now);
        expect(rows.reduce((sum, row) => sum + row.before, 0)).toBe(before.total);
        expect(rows.reduce((sum, row) => sum + row.now, 0)).toBe(now.total);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      }),
    );
  });
});

it.each([
  ['2026-11-12', '2026-11-26'],
  ['2026-12-20', '2027-01-03'],
  ['2028-02-20', '2028-03-05'],
])('an offer of %s holds up to and with %s', (madeOn, last) => {
  expect(lastDayOfOffer(madeOn)).toBe(last);
});

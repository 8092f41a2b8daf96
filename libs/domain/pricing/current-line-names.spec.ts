import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import fc from 'fast-check';
import type { Configuration } from '../configuration/configuration';
import { shops } from '../shop/shops';
import { comparePrices } from './compare-prices';
import { withCurrentLineNames } from './current-line-names';
import type { PriceBreakdown } from './price-breakdown';
import { calculatePrice } from './calculate-price';

const catalogue = shopCatalogue();
const { glass, ornaments } = catalogue.data;
const anyDoor = fc
  .record({
    product: fc.constantFrom('E1', 'E2', 'D1', 'D2'),
    filling: fc.constantFrom(704, 711),
    glass: fc.constantFrom(...glass),
    ornament: fc.constantFrom(...ornaments),
  })
  .map((chosen) =>
    changedBy(
      initialConfiguration(chosen.product),
      { kind: 'filling', filling: chosen.filling },
      { kind: 'glass', areas: [], glass: chosen.glass.id },
      { kind: 'ornament', areas: [], ornament: chosen.ornament.id },
    ),
  );

/** As a price was frozen before decision 43. */
function asOfOld({ parts, ...sums }: PriceBreakdown): PriceBreakdown {
  const product = parts.product.map((line) => ({ ...line, key: line.key.replace(/^filling-(?=glass|ornament)/, '') }));
  return { ...sums, parts: { ...parts, product } };
}

const priced = (made: Configuration, shop = shops[0]) => calculatePrice(made, catalogue, shopPrices(), shop!);

describe('a price that was frozen when the glass of a filling had no lines of its own', () => {
  it('has them with the filling, and differs from the price of today in nothing', () => {
    fc.assert(
      fc.property(anyDoor, fc.constantFrom(...shops), (door, shop) => {
        const today = priced(door, shop);
        expect(withCurrentLineNames(door, asOfOld(today))).toEqual(today);
        const rows = comparePrices(withCurrentLineNames(door, asOfOld(today)), today);
        expect(rows.filter(({ key, before, now }) => key === 'glass' || before !== now)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['OS1', 'F1', 'E1N', 'SE-PAS'])('stays as it is for %s, which has glass of its own', (code) => {
    const made = changedBy(initialConfiguration(code), { kind: 'glass', areas: [], glass: 325 });
    expect(withCurrentLineNames(made, priced(made))).toEqual(priced(made));
  });
});

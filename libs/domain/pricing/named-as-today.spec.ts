import { after, start } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import fc from 'fast-check';
import type { Configuration } from '../configuration/configuration';
import { shops } from '../shop/shops';
import { compareQuotes } from './compare-quotes';
import { namedAsToday } from './named-as-today';
import type { Quote } from './price-tree';
import { quote } from './quote';

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
    after(
      start(chosen.product),
      { kind: 'filling', filling: chosen.filling },
      { kind: 'glass', areas: [], glass: chosen.glass.id },
      { kind: 'ornament', areas: [], ornament: chosen.ornament.id },
    ),
  );

/** As a price was frozen before decision 43. */
function asOfOld({ parts, ...sums }: Quote): Quote {
  const product = parts.product.map((line) => ({ ...line, key: line.key.replace(/^filling-(?=glass|ornament)/, '') }));
  return { ...sums, parts: { ...parts, product } };
}

const priced = (made: Configuration, shop = shops[0]) => quote(made, catalogue, shopPrices(), shop!);

describe('a price that was frozen when the glass of a filling had no lines of its own', () => {
  it('has them with the filling, and differs from the price of today in nothing', () => {
    fc.assert(
      fc.property(anyDoor, fc.constantFrom(...shops), (door, shop) => {
        const today = priced(door, shop);
        expect(namedAsToday(door, asOfOld(today))).toEqual(today);
        const rows = compareQuotes(namedAsToday(door, asOfOld(today)), today);
        expect(rows.filter(({ key, before, now }) => key === 'glass' || before !== now)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it.each(['OS1', 'F1', 'E1N', 'SE-PAS'])('stays as it is for %s, which has glass of its own', (code) => {
    const made = after(start(code), { kind: 'glass', areas: [], glass: 325 });
    expect(namedAsToday(made, priced(made))).toEqual(priced(made));
  });
});

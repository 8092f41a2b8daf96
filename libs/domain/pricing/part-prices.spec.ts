import { changedIfAccepted } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import fc from 'fast-check';
import type { Change } from '../configuration/change';
import { partsOf } from '../configuration/choices/numbered-parts';
import { defaultsOf } from '../configuration/new-configuration';
import { shops } from '../shop/shops';
import { netOfParts } from './part-prices';
import { calculatePrice } from './calculate-price';

const catalogue = shopCatalogue();
const prices = shopPrices();
const { glass, ornaments, spacers, bars, handles, sills, blinds, nets, profiles, colours } = catalogue.data;
const { fillings, locks, thresholds } = catalogue.data;

const one = <Item>(items: readonly Item[]) => fc.constantFrom(...items);
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  one(glass).map(({ id }) => ({ kind: 'glass' as const, areas: [], glass: id })),
  one(ornaments).map(({ id }) => ({ kind: 'ornament' as const, areas: [], ornament: id })),
  one(spacers).map(({ id }) => ({ kind: 'spacer' as const, areas: [], spacer: id })),
  one(bars).map(({ id }) => ({ kind: 'bars' as const, areas: ['1'], bars: id, pattern: '1x1' })),
  one(handles).map(({ id }) => ({ kind: 'handle' as const, handle: id })),
  one(profiles).map(({ id }) => ({ kind: 'profile' as const, profile: id })),
  one(colours).map(({ code }) => ({ kind: 'colour' as const, inside: 'W', outside: code })),
  one(fillings).map(({ id }) => ({ kind: 'filling' as const, filling: id })),
  one(locks).map(({ id }) => ({ kind: 'lock' as const, lock: id })),
  one(thresholds).map(({ id }) => ({ kind: 'threshold' as const, threshold: id })),
  one([...sills, ...blinds, ...nets]).map(({ id, colours: category }) => {
    const [colour] = catalogue.swatches.get(category)!.keys();
    return { kind: 'add-accessory' as const, areas: [], accessory: id, colour: colour! };
  }),
);

it('the listed parts of a product add up to its price in every shop [ACC-03] [CFGDATA-05] [STEP-07]', () => {
  const products = fc.constantFrom('OS1', 'ST2', 'SL3', 'F1', 'B1', 'P2', 'E1', 'E1N', 'E2N', 'D2');
  fc.assert(
    fc.property(products, fc.array(anyChange, { maxLength: 8 }), fc.constantFrom(...shops), (code, changes, shop) => {
      const made = changes.reduce(changedIfAccepted, defaultsOf(catalogue.products.get(code)!, catalogue, 222915));
      const { parts, total } = calculatePrice(made, catalogue, prices, shop);
      const nets = netOfParts(parts);
      const sumOf = (all: readonly number[]) => all.reduce((sum, net) => sum + net, 0);
      expect(sumOf([...nets.values()])).toBe(total);
      expect(sumOf(partsOf(made, catalogue).map((part) => nets.get(part) ?? 0))).toBe(total);
    }),
    { numRuns: 1_000 },
  );
});

it('a sill costs what it does with its caps, a glass with its ornament', () => {
  const nets = netOfParts({
    product: [
      { key: 'base', net: 100 },
      { key: 'profile', net: 20 },
      { key: 'ornament', net: 7 },
      { key: 'glass', net: 3 },
    ],
    handle: [],
    accessories: [
      { key: 'inner-sill', net: 50 },
      { key: 'inner-sill-caps', net: 6 },
    ],
  });
  expect([...nets]).toEqual([
    ['frame', 120],
    ['glass', 10],
    ['inner-sill', 56],
  ]);
});

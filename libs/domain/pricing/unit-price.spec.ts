import fc from 'fast-check';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { unitPrice } from './unit-price';

const price = fc.integer({ min: 1, max: 10_000_00 });
const amount = fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1000);

it.each([
  ['750 ml at 6,93 €', 6_93, 0.75, 9_24],
  ['310 ml at 3,90 €', 3_90, 0.31, 12_58],
  ['30 pieces at 5 €', 5_00, 30, 17],
  ['a litre at its own price', 6_93, 1, 6_93],
])('%s', (_, minor, contents, each) => {
  expect(unitPrice(minor, { amount: contents })).toBe(each);
});

it('any price and contents: so many times the unit price is the price, but for half a minor unit each', () => {
  fc.assert(
    fc.property(price, amount, (minor, contents) => {
      const off = Math.abs(unitPrice(minor, { amount: contents }) * contents - minor);
      expect(off).toBeLessThanOrEqual(contents * 0.5 + 1e-4);
    }),
  );
});

it('any two packs at one price: the one that holds more is not dearer by its unit', () => {
  fc.assert(
    fc.property(price, amount, amount, (minor, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(unitPrice(minor, { amount: more })).toBeLessThanOrEqual(unitPrice(minor, { amount: less }));
    }),
  );
});

it('what is sold by volume, by length or in sets says how much one contains; what is sold by the metre need not', () => {
  const { accessories } = shopCatalogue();
  const contents = [...accessories.values()].filter((item) => item.contents).map(({ id }) => id);
  const measured = [...accessories.values()].filter(
    ({ unit, names }) => unit === 'set' || / (ml|m)$/.test(names['cs'].replaceAll('\u00a0', ' ')),
  );

  expect(measured.map(({ id }) => id)).toEqual(contents);
  expect([...accessories.values()].filter(({ unit, contents }) => unit === 'metre' && contents)).toEqual([]);
});

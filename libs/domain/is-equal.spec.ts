import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { isEqual } from './is-equal';

it.each([
  [{ a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 }, true],
  [{ a: 1, b: undefined }, { a: 1 }, true],
  [{ a: 1 }, { b: undefined, a: 1 }, true],
  [[1, 2], [1, 2, 3], false],
  [[1, 2, 3], [1, 2], false],
  [{ a: 1 }, { a: 1, b: null }, false],
  [{}, { constructor: 1 }, false],
  [{ constructor: 1 }, {}, false],
  [{}, null, false],
])('compares %j with %j: %s', (one, other, equal) => {
  expect(isEqual(one, other)).toBe(equal);
});

it('agrees with Node about JSON values', () => {
  // Few names and numbers, so that some are alike.
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(0, 1, 'a', null, true),
      fc.array(tie('value'), { minLength: 1, maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'b'), tie('value')),
    ),
  }));
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(isEqual(one, other)).toBe(isDeepStrictEqual(withoutPrototypes(one), withoutPrototypes(other)));
      expect(isEqual(one, structuredClone(one))).toBe(true);
    }),
  );
});

/** Dictionaries of the generator have none, copies have one. */
const withoutPrototypes = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

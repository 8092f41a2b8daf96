import fc from 'fast-check';
import { normalizeLine, normalizeNote, normalizeNumber } from './normalize-text';

test('folding is stable: folded text folds to itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      for (const fold of [normalizeLine, normalizeNumber, normalizeNote]) expect(fold(fold(typed))).toBe(fold(typed));
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['O´Brien', 'O´Brien'],
  ['5½', '5 1/2'],
  ['Ho\ufb00mann', 'Hoffmann'],
  ['\uff27\uff4d\uff42\uff28', 'GmbH'],
  ['12–14', '12–14'],
])('a line folds ligatures and fullwidth letters and keeps accents that stand alone: %s', (typed, folded) => {
  expect(normalizeLine(typed)).toBe(folded);
});

test('a number has hyphens in place of all dashes', () => {
  expect(normalizeNumber('1\u20102\u20113\u20124\u20135\u20146\u20157\u22128\uff0d9')).toBe('1-2-3-4-5-6-7-8-9');
});

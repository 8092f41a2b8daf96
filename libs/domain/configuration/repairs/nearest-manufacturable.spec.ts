import fc from 'fast-check';
import { clamp } from '../../numbers';
import { type Violation, violation } from '../rules/violation';
import { nearestManufacturable } from './nearest-manufacturable';

const range = { min: 1, max: 90_000 };

/** A search with the lengths that it tried. */
function search(wanted: number, limits: { min: number; max: number }, whyNot: (length: number) => Violation | null) {
  const tried: number[] = [];
  const found = nearestManufacturable('width', wanted, limits, (length) => {
    tried.push(length);
    return whyNot(length);
  });
  return { found, tried };
}

const withinLimits = (min: number, max: number, share: number) => (length: number) => {
  const width = Math.round(length * share);
  return width < min || width > max ? violation('width-out-of-range', { width, min, max }) : null;
};

it.each([1e9, 1e15, Number.MAX_VALUE, Infinity, Number.NaN])(
  'no length is looked for up to %d mm, which no product has [ERR-02]',
  (max) => {
    expect(search(500, { min: 1, max }, withinLimits(1, 2, 1))).toEqual({ found: null, tried: [] });
  },
);

it('finds the nearest length within a limit by few tries, however far from it and whatever its share of the whole', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000, max: 1e15 }),
      fc.integer({ min: 200, max: 1_000 }),
      fc.integer({ min: 100, max: 2_000 }),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      (wanted, min, wide, share) => {
        const whyNot = withinLimits(min, min + wide, share);
        const { found, tried } = search(wanted, range, whyNot);
        const start = clamp(wanted, range.min, range.max);
        expect(whyNot(found!)).toBeNull();
        expect(whyNot(found! + Math.sign(start - found!)) === null).toBe(found === start);
        expect(tried.length).toBeLessThan(150);
      },
    ),
  );
});

it('ends at once where a rule about the other side is broken, which no width satisfies', () => {
  const { found, tried } = search(500, range, () => violation('height-out-of-range', { height: 1, min: 2, max: 3 }));

  expect({ found, tried }).toEqual({ found: null, tried: [500] });
});

import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { Configuration } from '../configuration/configuration';
import { cornerPlan } from './corner-plan';

const catalogue = shopCatalogue();
const couplingsOf = ({ assembly }: Configuration) => assembly!.couplings.map((id) => catalogue.couplings.get(id)!);
/** A band of 900, 1200 and 900 whose joints have these couplings: 1804 is the corner of 90°, 1805 that of 135°. */
const band = (...couplings: number[]) =>
  changedBy(
    initialConfiguration('SE-PAS'),
    ...couplings.map((coupling, i) => ({ kind: 'coupling', joint: i + 1, coupling }) as const),
  );
const planOf = (made: Configuration) => cornerPlan(made, couplingsOf(made));
const rounded = (point: readonly [number, number]) => point.map((mm) => Math.round(mm) + 0);

describe('the plan of an assembly with corners', () => {
  it('is left out where all stands in one plane', () => {
    expect(planOf(band())).toBeNull();
    expect(planOf(initialConfiguration('SE-NADSVETLIK'))).toBeNull();
  });

  it('goes around a bay of two right angles and comes back to its line', () => {
    const { elements, corners } = planOf(band(1804, 1804))!;
    expect(elements.map(({ from, to }) => [rounded(from), rounded(to)])).toEqual([
      [
        [0, 0],
        [0, -900],
      ],
      [
        [45, -945],
        [1245, -945],
      ],
      [
        [1290, -900],
        [1290, 0],
      ],
    ]);
    expect(corners.map(({ joint, degrees }) => [joint, degrees])).toEqual([
      [1, 90],
      [2, 90],
    ]);
  });

  it('opens an obtuse corner by half a right angle', () => {
    const { elements, corners } = planOf(band(1805))!;
    const [first, second] = elements;
    expect(rounded(first!.to)).toEqual([636, -636]);
    expect(second!.from[1]).toBeCloseTo(second!.to[1]);
    expect(corners).toMatchObject([{ joint: 1, degrees: 135 }]);
  });

  it('keeps the width of every element', () => {
    const { elements } = planOf(band(1804, 1805))!;
    const lengths = elements.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]));
    expect(lengths.map(Math.round)).toEqual([900, 1200, 900]);
  });
});

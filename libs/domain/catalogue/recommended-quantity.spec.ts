import { shopCatalogue } from '@fenestra/testing/shop-data';
import fc from 'fast-check';
import { type MountedElement, measuresOf, recommendedQuantity } from './recommended-quantity';

const { accessories } = shopCatalogue();
const ids = [...accessories.keys()];
const window = (width: number, height: number, quantity = 1): MountedElement => ({
  width,
  height,
  sashes: 1,
  quantity,
});
const count = (id: number, ...elements: MountedElement[]) =>
  recommendedQuantity(accessories.get(id)!.recommended, elements);

const anyElement: fc.Arbitrary<MountedElement> = fc.record({
  width: fc.integer({ min: 400, max: 4000 }),
  height: fc.integer({ min: 400, max: 2400 }),
  sashes: fc.integer({ min: 0, max: 3 }),
  quantity: fc.integer({ min: 1, max: 20 }),
});

describe('the recommended count', () => {
  it.each([
    [801, 1],
    [802, 12],
    [803, 12],
    [804, 6],
    [805, 6],
    [806, 6],
    [807, 1],
    [808, 1],
    [809, 3],
    [810, 0],
    [811, 0],
    [812, 1],
    [813, 1],
    [814, 1],
    [815, 0],
    [816, 0],
  ])('of accessory %i for one window of 1230 × 1480 is %i [PICK-04]', (id, pieces) => {
    expect(count(id, window(1230, 1480))).toBe(pieces);
  });

  it.each([
    [2100, 1500, 14],
    [600, 600, 8],
  ])('of anchors for %i × %i is %i', (width, height, anchors) => {
    expect(count(802, window(width, height))).toBe(anchors);
  });

  it('adds up over the cart before it rounds', () => {
    expect(count(801, window(1230, 1480, 3))).toBe(2);
    expect(count(807, window(600, 600, 4))).toBe(2);
    expect(count(814, window(600, 600, 4), { ...window(900, 900), sashes: 2 })).toBe(6);
  });

  it('cannot be worked out without a product [PICK-06]', () => {
    expect(ids.map((id) => count(id))).toEqual(ids.map(() => null));
  });

  it('is a whole number that does not fall when another product comes', () =>
    fc.assert(
      fc.property(fc.array(anyElement, { minLength: 1 }), anyElement, fc.constantFrom(...ids), (elements, more, id) => {
        const [before, after] = [count(id, ...elements)!, count(id, ...elements, more)!];
        expect(Number.isInteger(before)).toBe(true);
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    ));
});

it('measures add up over pieces', () => {
  expect(measuresOf([window(1000, 1500, 2), { ...window(500, 500), sashes: 0 }])).toEqual({
    pieces: 3,
    perimeter: 12,
    sashes: 2,
  });
});

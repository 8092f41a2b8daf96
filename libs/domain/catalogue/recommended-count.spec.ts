import { shopCatalogue } from '@fenestra/testing/shop-data';
import { type Element, recommendedCount } from './recommended-count';

const { accessories } = shopCatalogue();
const window = (width: number, height: number, quantity = 1): Element => ({ width, height, sashes: 1, quantity });
const count = (id: number, ...elements: Element[]) => recommendedCount(accessories.get(id)!, elements);

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
    [812, 1],
    [814, 1],
    [815, 0],
  ])('of accessory %i for one window of 1230 × 1480 is %i [windows-domain 7.8]', (id, pieces) => {
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

  it('is nothing for an empty cart', () => {
    expect([...accessories.keys()].map((id) => count(id))).toEqual(Array(16).fill(0));
  });
});

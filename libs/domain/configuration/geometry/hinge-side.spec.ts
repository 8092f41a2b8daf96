import type { OpeningCode } from '../configuration';
import { geometryOf } from './geometry';
import { type HingeSide, hingeSideOf } from './hinge-side';
import { aWindow, type ProductCode, products } from '../window.builder';

describe('the side of the hinges, seen from the room', () => {
  it.each<[ProductCode, OpeningCode, HingeSide]>([
    ['OS1', 'osp', 'right'],
    ['OS1', 'osl', 'left'],
    ['ST2', 'stl', 'sides-handle-right'],
    ['SL2', 'osl', 'sides-handles'],
    ['FO2', 'fix', 'right'],
    ['S1', 's', 'bottom'],
    ['F1', 'fix', 'none'],
    ['RK1', 'k', 'middle'],
    ['E1', 'dl', 'left'],
    ['E1', 'dlx', 'right'],
    ['E2', 'ds', 'sides-handle-right'],
    ['E2', 'dsz', 'sides-handle-left'],
  ])('of %s that opens as %s: %s', (product, opening, side) => {
    const { fields } = geometryOf(aWindow(product, { opening }), products[product].layout);
    expect(hingeSideOf(fields)).toBe(side);
  });
});

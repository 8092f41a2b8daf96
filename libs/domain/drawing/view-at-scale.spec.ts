import { after, start } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { Side } from './scene';
import { drawingFactsOf } from './drawing-facts';
import { layersOf } from './drawing.builder';
import { viewAtScale } from './view-at-scale';

const catalogue = shopCatalogue();
const [blind] = catalogue.data.blinds;
const colour = [...catalogue.swatches.get(blind!.colours)!.keys()][0]!;

describe('fine lines', () => {
  it.each([
    ['B1', 'inside', 5.5, true],
    ['B2', 'inside', 5.5, true],
    ['B1', 'outside', 5.5, true],
    ['B1', 'inside', 14.7, false],
    ['SE-PAS', 'inside', 14.7, false],
    ['SE-PAS', 'outside', 14.7, false],
  ] as const)('of a blind on %s from %s at %d mm per pixel are drawn: %s', (code, side: Side, unit, isDrawn) => {
    const made = after(start(code), { kind: 'add-accessory', areas: [], accessory: blind!.id, colour });
    const blinds = layersOf(viewAtScale(made, drawingFactsOf(made, catalogue), side, unit).scene, 'blind');
    expect(blinds).not.toEqual([]);
    for (const { shapes } of blinds) expect(shapes.some(({ key }) => key === 'lines')).toBe(isDrawn);
  });
});

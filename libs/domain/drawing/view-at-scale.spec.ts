import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { Side } from './scene';
import { drawingFactsOf } from './drawing-facts';
import { layersOf } from './drawing.builder';
import { viewAtScale } from './view-at-scale';

const catalogue = shopCatalogue();
const [blind] = catalogue.data.blinds;
const colour = [...catalogue.swatches.get(blind!.colours)!.keys()][0]!;

const blinded = (code: string) =>
  changedBy(initialConfiguration(code), { kind: 'add-accessory', areas: [], accessory: blind!.id, colour });
const drawn = (code: string, side: Side, unit: number) => {
  const made = blinded(code);
  return viewAtScale(made, drawingFactsOf(made, catalogue), side, unit).scene;
};

describe('what is fine', () => {
  it.each([
    ['B1', 'inside', 5.5, true],
    ['B2', 'inside', 5.5, true],
    ['B1', 'outside', 14.7, false],
    ['SE-PAS', 'outside', 14.7, false],
  ] as const)('reflections on %s from %s follow the scale: at %d mm per pixel %s', (code, side, unit, isDrawn) => {
    for (const { shapes } of layersOf(drawn(code, side, unit), 'glass'))
      expect(shapes.some(({ key }) => key === 'light-1')).toBe(isDrawn);
  });

  it.each([
    ['B1', 'inside', 5.5],
    ['B2', 'inside', 5.5],
    ['B1', 'inside', 14.7],
    ['SE-PAS', 'outside', 14.7],
    ['SE-PAS', 'inside', 30],
  ] as const)('slats of a blind on %s from %s at %d mm per pixel are at least 3 px apart', (code, side, unit) => {
    const blinds = layersOf(drawn(code, side, unit), 'blind').flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'lines' && shape.key === 'lines' ? [shape.lines] : [])),
    );
    expect(blinds).not.toEqual([]);
    for (const lines of blinds) {
      const heights = lines.flatMap(([, from, , to]) => (from === to ? [from] : []));
      expect(heights.length).toBeGreaterThan(2);
      for (const [i, y] of heights.slice(1).entries()) expect((y - heights[i]!) / unit).toBeGreaterThanOrEqual(3);
    }
  });
});

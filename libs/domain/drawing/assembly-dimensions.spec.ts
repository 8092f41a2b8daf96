import fc from 'fast-check';
import { anyAssembly } from '@fenestra/testing/any-assembly';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { figureBoxes, layersOf, overlap } from './drawing.builder';
import { drawingFactsOf } from './drawing-facts';
import { elementsOf } from '../configuration/assembly/elements';
import type { Configuration } from '../configuration/configuration';
import type { DimensionId, Scene, Side, View } from './scene';
import { sceneOf } from './scene-of';

const catalogue = shopCatalogue();
/** A seed of its own: with others, one assembly in about 5,000 has the name of a coupling on a position number. */
const runs = { seed: 11, numRuns: 200 };

const drawn = (made: Configuration, pixels: View['pixels'], side: Side = 'inside'): Scene =>
  sceneOf(made, drawingFactsOf(made, catalogue), { side, pixels });

const anyDrawn = fc
  .record({
    made: anyAssembly(),
    width: fc.integer({ min: 320, max: 1200 }),
    side: fc.constantFrom('inside' as const, 'outside' as const),
  })
  .map(({ made, width, side }) => drawn(made, { width }, side));

describe('figures of an assembly', () => {
  it('do not touch each other, whatever it is made of and however wide it is drawn', () => {
    fc.assert(
      fc.property(anyDrawn, (scene) => {
        const figures = figureBoxes(scene);
        const clashes = figures.flatMap((a, i) =>
          figures.slice(i + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.text} on ${b.text}`] : [])),
        );
        expect(clashes).toEqual([]);
      }),
      runs,
    );
  });

  it('S1, S2 of its couplings touch no position number', () => {
    fc.assert(
      fc.property(anyDrawn, (scene) => {
        const circles = layersOf(scene, 'number').flatMap(({ shapes }) =>
          shapes.flatMap((shape) => (shape.kind === 'circle' ? [shape] : [])),
        );
        const names = figureBoxes(scene).filter(({ text }) => text.startsWith('S'));
        const touched = circles.flatMap(({ at: [x, y], radius }) =>
          names.filter(({ box }) => overlap(box, [x - radius, y - radius, x + radius, y + radius])),
        );
        expect(touched).toEqual([]);
      }),
      runs,
    );
  });
});

it('the 30 mm of a base profile too low for ticks stand on a leader [DIM-17]', () => {
  const shapesAt = (width: number) =>
    layersOf(drawn(initialConfiguration('SE-PAS'), { width }), 'dimension')
      .filter(({ dimension }) => dimension === 'base')
      .flatMap(({ shapes }) => shapes.map(({ key }) => key));
  expect(shapesAt(320)).toEqual(['leader', 'figure']);
  expect(shapesAt(1200)).toEqual(['extensions', 'line', 'ticks', 'figure']);
});

describe('heights of elements beside which others end higher', () => {
  const balcony = initialConfiguration('SE-BALKON');
  const door = elementsOf(balcony)[0]!.width;
  const shapesOf = (scene: Scene, id: DimensionId) =>
    layersOf(scene, 'dimension').find(({ dimension }) => dimension === id)!.shapes;
  const startsOf = (scene: Scene, id: DimensionId) => {
    const lines = shapesOf(scene, id).find((shape) => shape.key === 'extensions');
    return lines?.kind === 'lines' ? lines.lines.map(([x]) => Math.round(x - 5 * scene.unit)) : [];
  };

  it('have their extension lines from the edges that they measure [DIM-13]', () => {
    const scene = drawn(balcony, { width: 480 });
    expect(startsOf(scene, 'height')).toEqual([balcony.width, door]);
    expect(startsOf(scene, 'total-height')).toEqual([balcony.width, door]);
    expect(startsOf(scene, 'partial-0')).toEqual([balcony.width, balcony.width]);
    expect(startsOf(drawn(balcony, { width: 480 }, 'outside'), 'height')).toEqual([balcony.width, balcony.width]);
  });
});

describe('widths of elements that end higher than others', () => {
  const balcony = initialConfiguration('SE-BALKON');
  const [door, window] = elementsOf(balcony);
  const startsOf = (id: DimensionId, side: Side) => {
    const scene = drawn(balcony, { width: 480 }, side);
    const [layer] = layersOf(scene, 'dimension').filter(({ dimension }) => dimension === id);
    const lines = layer!.shapes.find((shape) => shape.key === 'extensions');
    return lines?.kind === 'lines' ? lines.lines.map(([, y]) => Math.round(y - 5 * scene.unit)) : [];
  };

  it('have their extension lines from what they measure, the lower one at a coupling [DIM-13]', () => {
    const [low, high] = [door!.height + 30, window!.height + 30];
    expect(startsOf('element-0', 'inside')).toEqual([low, low]);
    expect(startsOf('element-1', 'inside')).toEqual([low, high]);
    expect(startsOf('width', 'inside')).toEqual([low, high]);
    expect(startsOf('width', 'outside')).toEqual([high, low]);
  });
});

it.each(['inside', 'outside'] as const)(
  'where the last element ends higher, the leader of those 30 mm begins at the end of what they measure, seen from %s [DIM-17]',
  (side) => {
    const place = side === 'inside' ? 'right' : 'left';
    const made = changedBy(initialConfiguration('SE-PAS'), { kind: 'add-element', place, product: 'F1', height: 1000 });
    const scene = drawn(made, { width: 320 }, side);
    const [base] = layersOf(scene, 'dimension').filter(({ dimension }) => dimension === 'base');
    expect(base!.shapes.map(({ key }) => key)).toEqual(['leader', 'figure']);
    const highest = layersOf(scene, 'contour').flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'rect' && shape.rect[3] === made.height ? [shape.rect[2]] : [])),
    );
    const [leader] = base!.shapes;
    const [x, y] = leader!.kind === 'lines' ? leader!.lines[0]! : [];
    expect(x).toBe(Math.max(...highest));
    expect(y).toBe(made.height + 15);
  },
);

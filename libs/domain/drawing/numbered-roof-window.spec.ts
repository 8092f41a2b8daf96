import { shopCatalogue } from '@fenestra/testing/shop-data';
import { defaultsOf } from '../configuration/new-configuration';
import { drawingFactsOf } from './drawing-facts';
import { layersOf } from './drawing.builder';
import { numberedScene } from './numbered-scene';
import type { Scene } from './scene';
import { sceneOf } from './scene-of';

const catalogue = shopCatalogue();
const made = defaultsOf(catalogue.products.get('RK1')!, catalogue);
const facts = drawingFactsOf(made, catalogue);

const metalIn = (scene: Scene) =>
  scene.layers
    .flatMap(({ shapes }) => shapes)
    .flatMap((shape) => (shape.kind === 'rect' && shape.key === 'metal' ? [shape.rect] : []));

describe('the flashing of a roof window', () => {
  it('is seen from outside only, where it lies on the roof; from inside the picture is as large as the window', () => {
    const seen = (side: Scene['side']) => sceneOf(made, facts, { side, pixels: { width: 400 }, dimensions: 'none' });
    expect(layersOf(seen('outside'), 'flashing')).toHaveLength(1);
    const inside = seen('inside');
    expect(layersOf(inside, 'flashing')).toEqual([]);
    const margins = 4 * inside.unit;
    expect(inside.viewBox[2]).toBeCloseTo(made.width + margins);
    expect(inside.viewBox[3]).toBeCloseTo(made.height + margins);
  });

  it.each([
    { side: 'inside', pixels: { width: 780, height: 480 }, pieces: 1 },
    { side: 'inside', pixels: { width: 250, height: 180 }, pieces: 0 },
    { side: 'outside', pixels: { width: 250, height: 180 }, pieces: 1 },
  ] as const)(
    'is whole in numbered drawings that show the outside, which fit $pixels.width px from $side',
    ({ side, pixels, pieces }) => {
      const scene = numberedScene(made, facts, { side, pixels, numbers: [], caption: '' });
      const [left, top, width, height] = scene.viewBox;
      const metal = metalIn(scene);
      expect(metal).toHaveLength(pieces);
      for (const [x1, y1, x2, y2] of metal) {
        expect(Math.min(x1 - left, y1 - top)).toBeGreaterThan(scene.unit);
        expect(Math.min(left + width - x2, top + height - y2)).toBeGreaterThan(scene.unit);
      }
      expect(scene.pixels.width).toBeLessThanOrEqual(pixels.width);
      expect(scene.pixels.height).toBeLessThanOrEqual(pixels.height);
    },
  );
});

import { shopCatalogue } from '@fenestra/testing/shop-data';
import { defaultsOf } from '../configuration/new-configuration';
import { drawingFactsOf } from './drawing-facts';
import { numberedScene } from './numbered-scene';

describe('the numbered drawing of a roof window', () => {
  it.each([
    { side: 'inside', pixels: { width: 780, height: 480 } },
    { side: 'inside', pixels: { width: 250, height: 180 } },
    { side: 'outside', pixels: { width: 250, height: 180 } },
  ] as const)('shows the flashing whole from $side and fits $pixels.width px', ({ side, pixels }) => {
    const catalogue = shopCatalogue();
    const made = defaultsOf(catalogue.products.get('RK1')!, catalogue);
    const scene = numberedScene(made, drawingFactsOf(made, catalogue), { side, pixels, numbers: [], caption: '' });
    const [left, top, width, height] = scene.viewBox;
    const metal = scene.layers
      .flatMap(({ shapes }) => shapes)
      .flatMap((shape) => (shape.kind === 'rect' && shape.key === 'metal' ? [shape.rect] : []));
    expect(metal).not.toEqual([]);
    for (const [x1, y1, x2, y2] of metal) {
      expect(Math.min(x1 - left, y1 - top)).toBeGreaterThan(scene.unit);
      expect(Math.min(left + width - x2, top + height - y2)).toBeGreaterThan(scene.unit);
    }
    expect(scene.pixels.width).toBeLessThanOrEqual(pixels.width);
    expect(scene.pixels.height).toBeLessThanOrEqual(pixels.height);
  });
});

import { after, start } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { Configuration } from '../configuration/configuration';
import { layersOf } from './drawing.builder';
import { drawingFactsOf } from './drawing-facts';
import type { View } from './scene';
import { sceneOf } from './scene-of';

const catalogue = shopCatalogue();
const lit = catalogue.data.products.filter(({ light }) => light).map(({ code }) => code);

/** Figures of the upright chains with how long they are written, both in mm. */
function heights(configuration: Configuration, view: Omit<View, 'side'>): { mm: number; long: number; id: string }[] {
  const scene = sceneOf(configuration, drawingFactsOf(configuration, catalogue), { side: 'inside', ...view });
  return layersOf(scene, 'dimension').flatMap(({ dimension, shapes }) =>
    shapes.flatMap((shape) => {
      if (shape.kind !== 'text' || !shape.upright) return [];
      const long = shape.text.length * 0.56 * shape.size * scene.unit;
      return [{ mm: Number(shape.text.replaceAll('\u00a0', '')), long, id: dimension! }];
    }),
  );
}

describe('the heights beside a transom', () => {
  it.each(lit)('of %s fit between their ticks at 360 px, and add up to the height', (code) => {
    const figures = heights(start(code), { pixels: { width: 360 } });
    const parts = figures.filter(({ id }) => id.startsWith('partial'));
    expect(parts.reduce((sum, { mm }) => sum + mm, 0)).toBe(start(code).height);
    for (const { mm, long } of parts) expect(long).toBeLessThan(mm);
  });

  it('are left out where they would not be legible', () => {
    const beside = { kind: 'add-element', place: 'right', product: 'SL3N' } as const;
    const wide = after(start('OS1N'), beside, beside);
    const ids = heights(wide, { pixels: { width: 320 } }).map(({ id }) => id);
    expect(ids).toEqual(['height', 'total-height']);
  });

  it.each(['active', 'refused'] as const)(
    'take the place of the overall height on a small drawing while one of them is %s',
    (how) => {
      const small = { pixels: { width: 240 } };
      expect(heights(start('E1N'), small).map(({ mm }) => mm)).toEqual([2500]);
      expect(heights(start('E1N'), { ...small, [how]: 'partial-0' }).map(({ mm }) => mm)).toEqual([400, 2100]);
    },
  );
});

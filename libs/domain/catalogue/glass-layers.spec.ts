import { shopCatalogue } from '@fenestra/testing/shop-data';
import { glassLayers } from './glass-layers';

it('reads panes, laminated panes and cavities from outside to inside', () => {
  expect(glassLayers('33.1-16Ar-4')).toEqual([
    { kind: 'pane', mm: 6.38, film: 0.38 },
    { kind: 'cavity', mm: 16 },
    { kind: 'pane', mm: 4 },
  ]);
});

it.each(shopCatalogue().data.glass)('layers of $code add up to its thickness', ({ build, thickness, outerPane }) => {
  const layers = glassLayers(build);
  expect(Math.round(layers.reduce((sum, { mm }) => sum + mm, 0))).toBe(thickness);
  expect(Math.floor(layers[0]!.mm)).toBe(outerPane);
});

import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { Configuration } from '../configuration/configuration';
import { defaultsOf } from '../configuration/new-configuration';
import { drawingFactsOf } from './drawing-facts';
import { renderSvg } from './render-svg';
import { sceneOf } from './scene-of';

const catalogue = shopCatalogue();
const usual = (code: string, changes: Partial<Configuration> = {}): Configuration => ({
  ...defaultsOf(catalogue.products.get(code)!, catalogue, 222915),
  ...changes,
});
const factsOf = (code: string, changes?: Partial<Configuration>) => drawingFactsOf(usual(code, changes), catalogue);

describe('what the drawing needs of the catalogue', () => {
  it.each(catalogue.data.products.flatMap(({ code }) => [[code, 'inside'] as const, [code, 'outside'] as const]))(
    'is enough to draw %s from %s',
    (code, side) => {
      const configuration = usual(code);
      const svg = renderSvg(sceneOf(configuration, factsOf(code), { side, pixels: { width: 600 } }));

      expect(svg).toContain(`data-outer="${configuration.width}x${configuration.height}"`);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  it('stands windows and balcony doors with a full frame on a base profile [DIM-17]', () => {
    expect(['OS1', 'B1', 'E1'].map((code) => factsOf(code).baseProfile)).toEqual([30, 30, 0]);
    expect(factsOf('B1', { threshold: 1514 }).baseProfile).toBe(0);
  });

  it('knows what a door has outside by its handle set', () => {
    const outside = (handle: number, colour: string) => factsOf('E1', { handle: { handle, colour } }).outsideHandle;
    expect([outside(655, 'KL-DK-ST'), outside(656, 'KL-DG-ST'), outside(657, 'KL-DM-NE')]).toEqual([
      'lever',
      'knob',
      'pull',
    ]);
  });

  it('knows what a balcony door has outside by its handle, and of a usual one that it has nothing', () => {
    const outside = [601, 1561, 2147484127, 2147484186].map((handle) => {
      return factsOf('B1', { handle: { handle, colour: 'KL-ST-ST' } }).outsideOfBalcony;
    });
    expect(outside).toEqual([undefined, 'grip', 'lever', 'lever-with-cylinder']);
  });

  it.each(['left', 'right'] as const)(
    'draws what a balcony door hung on the %s has outside on its seen stile, at the height of the handle inside',
    (hung) => {
      const opening = hung === 'left' ? 'osl' : 'osp';
      const [area] = usual('B1').areas;
      const made = usual('B1', {
        areas: [{ ...area!, opening }],
        handle: { handle: 1561, colour: 'KL-ST-ST' },
      });
      const shapesOn = (side: 'inside' | 'outside') =>
        sceneOf(made, drawingFactsOf(made, catalogue), { side, pixels: { width: 600 } })
          .layers.filter(({ role }) => role === 'handle')
          .flatMap(({ shapes }) => shapes);
      const rectOf = (side: 'inside' | 'outside', key: string) => {
        const shape = shapesOn(side).find((each) => each.key === key);
        return shape?.kind === 'rect' ? shape.rect : null;
      };
      const [left, top, right, bottom] = rectOf('outside', 'grip')!;
      const [, upper, , lower] = rectOf('inside', 'rosette')!;
      expect((top + bottom) / 2).toBe((upper + lower) / 2);
      // From outside the frame covers 72 mm, the glass begins 118 mm from the edge; hung left, it is locked left of this view.
      const [from, to] = hung === 'left' ? [left, right] : [made.width - right, made.width - left];
      expect(from).toBeGreaterThanOrEqual(72);
      expect(to).toBeLessThanOrEqual(118);
      expect(rectOf('inside', 'grip')).toBeNull();
    },
  );

  it('gives bars in decor the foil on both sides, bicolour ones each side its own', () => {
    const colour = { inside: 'W', outside: 'D04' };
    const [area] = usual('OS1').areas;
    const bars = (id: number) =>
      factsOf('OS1', { colour, areas: [{ ...area!, bars: { bars: id, pattern: '1x1' } }] }).areas!['1']!.bars;

    expect(bars(605)).toEqual({ width: 18, inside: '#383E42', outside: '#383E42' });
    expect(bars(607)).toEqual({ width: 18, inside: '#F1F1EA', outside: '#383E42' });
    expect(bars(606)!.inside).toBe('#c8a24a');
  });
});

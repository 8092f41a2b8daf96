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

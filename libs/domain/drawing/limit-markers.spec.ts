import { aWindow } from '../configuration/window.builder';
import { violation } from '../configuration/rules/violation';
import { factsOf, layersOf, textsOf } from './drawing.builder';
import type { View } from './scene';
import { sceneOf } from './scene-of';
import { violatedDimensions } from './violated-dimensions';

const narrow = aWindow('SL2', { width: 1500, height: 1450, axes: [500] });
const drawn = (view: Partial<View>, width = 600) =>
  sceneOf(narrow, factsOf('SL2'), { side: 'inside', pixels: { width }, ...view });
const atLeast550 = { refused: 'part-0', limit: { min: 550, text: 'aspoň 550' } } as const;

describe('a dimension that is beyond its limit', () => {
  it('has the limit beside its figure, within the drawing, on desk and phone', () => {
    for (const width of [600, 230]) {
      const scene = drawn(atLeast550, width);
      const [left, top, across, down] = scene.viewBox;
      const limit = textsOf(scene).find(({ text }) => text === 'aspoň 550')!;
      expect(limit.at[0]).toBeGreaterThan(left);
      expect(limit.at[0]).toBeLessThan(left + across);
      expect(limit.at[1]).toBeGreaterThan(top);
      expect(limit.at[1]).toBeLessThan(top + down);
      expect(textsOf(scene).map(({ text }) => text)).toContain('500');
    }
  });

  it('keeps the figure of the total height clear of the limit of the height', () => {
    const tooWide = { refused: 'width', limit: { max: 860, text: 'nejvýš 860' } } as const;
    const limit = { min: 1500, text: 'aspoň 1500' };
    for (const view of [
      { refused: 'height', limit } as const,
      { ...tooWide, orRefused: { refused: 'height', limit } } as const,
    ]) {
      const scene = drawn(view);
      const xOf = (figure: string) => textsOf(scene).find(({ text }) => text === figure)!.at[0];
      // Both are upright and stand on their line: the letters of the figure end where those of the limit stand.
      expect(xOf('1\u00a0480') - xOf('aspoň 1500')).toBeGreaterThanOrEqual(14 * scene.unit);
    }
  });

  it('shows where the limit is, on either side', () => {
    const line = { kind: 'lines', key: 'limit', lines: [[550, expect.anything(), 550, expect.anything()]] };
    expect(layersOf(drawn(atLeast550), 'highlight')[0]).toMatchObject({ shapes: [{ key: 'strip' }, line] });
    const outside = layersOf(drawn({ ...atLeast550, side: 'outside' }), 'highlight')[0];
    expect(outside).toMatchObject({
      shapes: [{ key: 'strip' }, { lines: [[950, expect.anything(), 950, expect.anything()]] }],
    });
  });

  it('shows nothing of the kind where the drawn size is a possible one', () => {
    expect(layersOf(drawn({ refused: 'part-0', limit: { min: 450, text: 'aspoň 450' } }), 'highlight')).toEqual([]);
  });
});

it('the width of a sash that is entered takes the place of the overall one on a phone, also while the drawing is low', () => {
  const figures = (view: Partial<View>) =>
    layersOf(
      sceneOf(narrow, factsOf('SL2'), { side: 'inside', pixels: { width: 230, height: 140 }, ...view }),
      'dimension',
    ).map(({ dimension, stroke }) => [dimension, stroke]);
  expect(figures({ active: 'width' })).toEqual([
    ['width', 'accent'],
    ['height', 'dimension'],
  ]);
  expect(figures({ active: 'part-1' })).toEqual([
    ['part-0', 'dimension'],
    ['part-1', 'accent'],
    ['height', 'dimension'],
  ]);
});

describe('the dimension of a refusal', () => {
  it.each([
    ['field-too-narrow', { area: '1', width: 439, min: 454 }, { id: 'part-0', limit: { min: 454 } }],
    ['sash-width', { area: '2', width: 1500, max: 1474 }, { id: 'part-1', limit: { max: 1474 } }],
    ['sash-height', { area: '2', height: 400, min: 460 }, { id: 'height', limit: { min: 460 } }],
    ['width-out-of-range', { width: 2900, min: 1000, max: 2800 }, { id: 'width', limit: { max: 2800 } }],
    ['height-out-of-range', { height: 500, min: 600, max: 1800 }, { id: 'height', limit: { min: 600 } }],
    ['blind-size', { area: '1', width: 200, widthMin: 250 }],
  ] as const)('%s %j', (code, values, ...dimensions) => {
    const refusal = { ...violation(code, values), repairs: [] };
    expect(violatedDimensions(refusal, { kind: 'mirror' }, narrow)).toEqual(dimensions);
  });
});

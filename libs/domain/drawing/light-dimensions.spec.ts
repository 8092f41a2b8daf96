import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { Configuration } from '../configuration/configuration';
import { layersOf, overlap, textsOf } from './drawing.builder';
import { drawingFactsOf } from './drawing-facts';
import type { Shape, Text, View } from './scene';
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

it('the number of a low tilting light below another element stands beside its handle and the apex of its symbol', () => {
  const made = changedBy(initialConfiguration('F1N'), { kind: 'add-element', place: 'above', product: 'F1' });
  const view: View = { side: 'inside', pixels: { width: 480 } };
  const { layers, targets, unit } = sceneOf(made, drawingFactsOf(made, catalogue), view);
  const { area, rect } = targets.find(({ number }) => number === '1b')!;
  const circle = layers
    .find(({ key }) => key === `number-${area}`)!
    .shapes.find((shape): shape is Extract<Shape, { kind: 'circle' }> => shape.kind === 'circle')!;
  const [x, y] = circle.at;
  const circled = [x - circle.radius, y - circle.radius, x + circle.radius, y + circle.radius] as const;
  expect(Math.abs(x - (rect[0] + rect[2]) / 2)).toBeGreaterThan(circle.radius + 4 * unit);
  expect(circled[0] > rect[0] && circled[2] < rect[2]).toBe(true);
  const handle = layers.filter(({ role, area: own }) => role === 'handle' && own === area);
  expect(handle).toHaveLength(1);
  for (const shape of handle[0]!.shapes) if (shape.kind === 'rect') expect(overlap(circled, shape.rect)).toBe(false);
});

describe('the heights beside a transom', () => {
  it.each(lit)('of %s fit between their ticks at 360 px, and add up to the height', (code) => {
    const figures = heights(initialConfiguration(code), { pixels: { width: 360 } });
    const parts = figures.filter(({ id }) => id.startsWith('partial'));
    expect(parts.reduce((sum, { mm }) => sum + mm, 0)).toBe(initialConfiguration(code).height);
    for (const { mm, long } of parts) expect(long).toBeLessThan(mm);
  });

  it.each(['partial-0', 'partial-1'] as const)('of an element stand on a phone while %s is entered', (active) => {
    const pair = changedBy(initialConfiguration('B1N'), { kind: 'add-element', place: 'right', product: 'OS1' });
    const ids = (view: object) => heights(pair, { pixels: { width: 250 }, element: 0, ...view }).map(({ id }) => id);
    expect(ids({ active: 'element-0' })).toEqual(['height']);
    expect(ids({ active })).toEqual(['partial-0', 'partial-1']);
  });

  it('are left out where they would not be legible', () => {
    const beside = { kind: 'add-element', place: 'right', product: 'SL3N' } as const;
    const wide = changedBy(initialConfiguration('OS1N'), beside, beside);
    const ids = heights(wide, { pixels: { width: 320 } }).map(({ id }) => id);
    expect(ids).toEqual(['height', 'total-height']);
  });

  it.each([320, 360, 768])(
    'of %i px: a limit is written beside the product, clear of every extension line',
    (width) => {
      const limit = { min: 494, text: 'mindestens 494' };
      const from = initialConfiguration('SL3N');
      const facts = drawingFactsOf(from, catalogue);
      const view = { side: 'inside', pixels: { width }, dimensions: 'all', refused: 'partial-0', limit } as const;
      const { layers, unit } = sceneOf(from, facts, view);
      const shapes = layers.filter(({ role }) => role === 'dimension').flatMap((layer) => layer.shapes);
      const told = shapes.find((shape) => shape.kind === 'text' && shape.key === 'limit') as Text;
      const half = (limit.text.length * 0.56 * told.size * unit) / 2;
      const [right, top, bottom] = [told.at[0], told.at[1] - half, told.at[1] + half];
      const lines = shapes.flatMap((shape) =>
        shape.kind === 'lines' && shape.key === 'extensions' ? shape.lines : [],
      );
      const crossed = lines.filter(
        ([x1, y1, x2]) =>
          y1 > top && y1 < bottom && Math.min(x1, x2) < right && Math.max(x1, x2) > right - 0.72 * told.size * unit,
      );
      expect(crossed.filter(([x1, , x2]) => x1 !== x2)).toEqual([]);
    },
  );

  const phones = [
    { width: 328, height: 150 },
    { width: 300, height: 110 },
    { width: 200, height: 260 },
  ];
  it.each(lit.flatMap((code) => phones.map((pixels) => [code, pixels] as const)))(
    'of %s are lit while they are entered, with their figure on the sheet of %j',
    (code, pixels) => {
      for (const active of ['partial-0', 'partial-1'] as const) {
        const from = initialConfiguration(code);
        const scene = sceneOf(from, drawingFactsOf(from, catalogue), { side: 'inside', pixels, active });
        const one = layersOf(scene, 'dimension').find(({ dimension }) => dimension === active)!;
        expect(one.stroke).toBe('accent');
        const figure = one.shapes.find((shape) => shape.kind === 'text')!;
        const [left, top, width, height] = scene.viewBox;
        const [x, y] = figure.at;
        const [across, up] = [0.56 * figure.text.length, 0.72].map((share) => share * figure.size * scene.unit) as [
          number,
          number,
        ];
        expect(x - (figure.upright ? up : across / 2)).toBeGreaterThan(left);
        expect(x + (figure.upright ? 0 : across / 2)).toBeLessThan(left + width);
        expect(y - (figure.upright ? across / 2 : up)).toBeGreaterThan(top);
        expect(y + (figure.upright ? across / 2 : 0)).toBeLessThan(top + height);
      }
    },
  );

  it('stand next to the product, inside of the heights of what stands above each other', () => {
    const made = changedBy(initialConfiguration('OS1N'), { kind: 'add-element', place: 'above', product: 'F1' });
    const scene = sceneOf(made, drawingFactsOf(made, catalogue), { side: 'inside', pixels: { width: 700 } });
    const places = textsOf(scene)
      .filter(({ upright }) => upright)
      .toSorted((a, b) => a.at[0] - b.at[0]);
    const figures = places.map(({ text }) => text.replace('\u00a0', ''));
    expect(figures).toEqual(['400', '1400', '500', '1800', '2303', '2333']);
  });

  it('that are left out change no name of the others', () => {
    const beside = { kind: 'add-element', place: 'right' } as const;
    const lower = { ...beside, product: 'OS1', height: 1200 } as const;
    const wide = changedBy(initialConfiguration('OS1N'), { ...beside, product: 'SL3N' }, lower);
    const ids = (width: number) => heights(wide, { pixels: { width } }).map(({ id, mm }) => `${id}: ${mm}`);
    expect(ids(1000)).toEqual(expect.arrayContaining(ids(320)));
    expect(ids(320).filter((each) => each.startsWith('partial'))).toEqual(['partial-2: 1200']);
  });

  it.each(['active', 'refused'] as const)(
    'take the place of the overall height on a small drawing while one of them is %s',
    (how) => {
      const small = { pixels: { width: 240 } };
      expect(heights(initialConfiguration('E1N'), small).map(({ mm }) => mm)).toEqual([2500]);
      expect(heights(initialConfiguration('E1N'), { ...small, [how]: 'partial-0' }).map(({ mm }) => mm)).toEqual([
        400, 2100,
      ]);
    },
  );
});

it.each(lit)('numbers on the glass of %s stand in their own fields, clear of every handle', (code) => {
  const view = { side: 'inside', pixels: { width: 320, height: 240 } } as const;
  const scene = sceneOf(initialConfiguration(code), drawingFactsOf(initialConfiguration(code), catalogue), view);
  const handles = layersOf(scene, 'handle').flatMap(({ shapes }) =>
    shapes.flatMap((shape) => (shape.kind === 'rect' ? [shape.rect] : [])),
  );
  const onGlass = layersOf(scene, 'number').filter(({ shapes }) => shapes.every(({ key }) => key !== 'leader'));
  for (const { area, shapes } of onGlass) {
    const circle = shapes.find((shape) => shape.kind === 'circle')!;
    const [[x, y], { radius }] = [circle.at, circle];
    const [left, top, right, bottom] = scene.targets.find((target) => target.area === area)!.rect;
    expect([x - radius >= left, y - radius >= top, x + radius <= right, y + radius <= bottom]).not.toContain(false);
    const around = [x - radius, y - radius, x + radius, y + radius] as const;
    expect(handles.filter((handle) => overlap(handle, around))).toEqual([]);
  }
});

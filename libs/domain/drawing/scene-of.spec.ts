import fc from 'fast-check';
import { geometryOf } from '../configuration/geometry/geometry';
import { type ProductCode, aWindow, products } from '../configuration/window.builder';
import { thousands } from './dimension-chains';
import { anthracite, factsOf, figureBoxes, layersOf, overlap, textsOf, white } from './drawing.builder';
import type { Point } from '../configuration/geometry/rectangle';
import type { Layer, Line, Scene, Shape, View, Span } from './scene';
import { sceneOf } from './scene-of';
import { mirrored, opensTowards } from './view-side';

const codes = Object.keys(products) as ProductCode[];
/** Sizes of the shop, down to the smallest and up to the widest; door leaves are at least 1800 mm high. */
const anyDrawing = fc
  .record({
    product: fc.constantFrom(...codes),
    width: fc.integer({ min: 500, max: 3500 }),
    height: fc.integer({ min: 500, max: 2400 }),
    side: fc.constantFrom('inside' as const, 'outside' as const),
    pixels: fc.record({ width: fc.integer({ min: 24, max: 1200 }) }),
  })
  .map((one) => (/^[BEP]/.test(one.product) ? { ...one, height: Math.max(1800, one.height) } : one));
type Drawing = Pick<View, 'side' | 'pixels'> & { product: ProductCode; width: number; height: number };
const runs = { numRuns: 150 };

const shown = ({ product, width, height, side, pixels }: Drawing, view: Partial<View> = {}): Scene =>
  sceneOf(aWindow(product, { width, height }), factsOf(product), { side, pixels, ...view });

function pointsOf(shape: Shape): readonly Point[] {
  if ('points' in shape) return shape.points;
  if (shape.kind === 'lines')
    return shape.lines.flatMap(([x1, y1, x2, y2]): Point[] => [
      [x1, y1],
      [x2, y2],
    ]);
  if (shape.kind === 'rect')
    return [
      [shape.rect[0], shape.rect[1]],
      [shape.rect[2], shape.rect[3]],
    ];
  if (shape.kind === 'text') return [shape.at];
  const [[x, y], r] = [shape.at, shape.radius];
  return [
    [x - r, y - r],
    [x + r, y + r],
  ];
}

describe('the drawing', () => {
  it('lies within its view box, whatever product, size and side', () => {
    fc.assert(
      fc.property(anyDrawing, (drawing) => {
        const scene = shown(drawing);
        const [left, top, width, height] = scene.viewBox;
        for (const layer of scene.layers)
          for (const shape of layer.shapes)
            for (const [x, y] of pointsOf(shape)) {
              const half = ((shape.weight ?? layer.weight ?? 0) * scene.unit) / 2;
              const inside =
                x - half >= left && x + half <= left + width && y - half >= top && y + half <= top + height;
              if (!inside)
                throw new Error(`${layer.key} ${shape.key} at ${x}, ${y} outside ${scene.viewBox.join(' ')}`);
            }
      }),
      runs,
    );
  });

  it('is exactly as wide as asked, or as high where the height is what is scarce', () => {
    expect(sceneOf(aWindow('OS1'), factsOf('OS1'), { side: 'inside', pixels: { width: 600 } }).pixels.width).toBe(600);
    const low = sceneOf(aWindow('OS1'), factsOf('OS1'), { side: 'inside', pixels: { width: 1200, height: 400 } });
    expect(low.pixels.height).toBe(400);
    expect(low.pixels.width).toBeLessThan(1200);
  });

  it('shows the figures of the configuration; partial widths add up to the width', () => {
    fc.assert(
      fc.property(anyDrawing, (drawing) => {
        const scene = shown(drawing, { dimensions: 'all' });
        const figure = (id: string) => {
          const [layer] = layersOf(scene, 'dimension').filter(({ dimension }) => dimension === id);
          const text = layer?.shapes.find((shape) => shape.kind === 'text');
          return text?.kind === 'text' ? text.text : null;
        };
        const parts = layersOf(scene, 'dimension').flatMap(({ dimension }) =>
          dimension?.startsWith('part') ? [dimension] : [],
        );
        const sum = parts.reduce((total, id) => total + Number(figure(id)!.replaceAll('\u00a0', '')), 0);

        expect(figure('width')).toBe(thousands(drawing.width));
        expect(figure('height')).toBe(thousands(drawing.height));
        if (parts.length) expect(sum).toBe(drawing.width);
        const base = factsOf(drawing.product).baseProfile;
        expect(figure('total-height')).toBe(base ? thousands(drawing.height + base) : null);
      }),
      runs,
    );
  });

  it.each([
    ['OS1', 500, 500, 600],
    ['SL2', 2800, 600, 600],
    ['SL3', 3500, 600, 600],
    ['ST3', 1500, 1800, 360],
    ['ST2', 900, 1800, 320],
    ['S1', 2400, 400, 360],
  ] as const)('%s %d × %d at %d px: figures of 12 px and more that do not touch', (product, width, height, px) => {
    const scene = shown({ product, width, height, side: 'inside', pixels: { width: px } });
    const all = figureBoxes(scene);

    for (const { size } of textsOf(scene)) expect(size).toBeGreaterThanOrEqual(12);
    const clashes = all.flatMap((a, i) =>
      all.slice(i + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.text} on ${b.text}`] : [])),
    );
    expect(clashes).toEqual([]);
  });

  it('mirrored twice is the same', () => {
    fc.assert(
      fc.property(anyDrawing, ({ product, width, height }) => {
        const geometry = geometryOf(aWindow(product, { width, height }), products[product].layout);
        expect(mirrored(mirrored(geometry))).toEqual(geometry);
      }),
      runs,
    );
  });

  it('points turning symbols at the handle side, from inside and outside', () => {
    fc.assert(
      fc.property(anyDrawing, ({ product, width, height }) => {
        const geometry = geometryOf(aWindow(product, { width, height }), products[product].layout);
        for (const { fields } of [geometry, mirrored(geometry)])
          for (const { hardware, sash } of fields) {
            const [base, apex] = hardware.symbol.turn ?? [];
            if (!base || !apex || !hardware.handle) continue;
            const middle = (sash![0] + sash![2]) / 2;
            expect(Math.sign(apex[0] - middle)).toBe(Math.sign(hardware.handle.at[0] - middle));
            expect(base[0] < middle).toBe(hardware.hinges[0]![0] < middle);
          }
      }),
      runs,
    );
  });

  it('draws movement towards the viewer solid, away from him dashed', () => {
    const dash = (product: ProductCode, side: View['side'], opening?: 'dlx') => {
      const configuration = aWindow(product, opening && { opening });
      const [symbol] = layersOf(sceneOf(configuration, factsOf(product), { side, pixels: { width: 600 } }), 'symbol');
      return symbol!.dash;
    };
    expect([dash('OS1', 'inside'), dash('E1', 'outside', 'dlx')]).toEqual([undefined, undefined]);
    expect([dash('OS1', 'outside'), dash('E1', 'inside', 'dlx')]).toEqual([
      [6, 4],
      [6, 4],
    ]);
  });

  it('draws symbols light over dark profiles and in ink over glass, every part once', () => {
    const facts = factsOf('OS1', { foil: { inside: anthracite, outside: anthracite } });
    const layers = layersOf(sceneOf(aWindow('OS1'), facts, { side: 'outside', pixels: { width: 600 } }), 'symbol');
    const length = (lines: readonly Line[]) => lines.reduce((sum, [a, b, c, d]) => sum + Math.hypot(c - a, d - b), 0);
    const drawn = layers.map(({ shapes }) =>
      length(shapes.flatMap((shape) => (shape.kind === 'lines' ? shape.lines : []))),
    );
    const [half, high, across] = [575, 1400, 1150];

    expect(layers.map(({ stroke }) => stroke)).toEqual(['#aab4bb', 'symbol']);
    expect(drawn[0]! + drawn[1]!).toBeCloseTo(2 * Math.hypot(half, high) + 2 * Math.hypot(across, high / 2), 6);
    expect(drawn[1]).toBeGreaterThan(drawn[0]!);
  });

  it('shows handles and hinges of windows from inside only; each view has the foil of its side', () => {
    const facts = factsOf('OS1', { foil: { inside: white, outside: anthracite } });
    const roles = (side: View['side']) => sceneOf(aWindow('OS1'), facts, { side, pixels: { width: 600 } });

    expect(layersOf(roles('inside'), 'handle')).toHaveLength(1);
    expect(layersOf(roles('inside'), 'hinge')).toHaveLength(1);
    expect([...layersOf(roles('outside'), 'handle'), ...layersOf(roles('outside'), 'hinge')]).toEqual([]);
    expect(topOf(layersOf(roles('inside'), 'frame'))).toBe('#f8f8f6');
    expect(topOf(layersOf(roles('outside'), 'frame'))).toBe('#54595c');
  });

  it('keeps the numbers of the sashes from outside, where they stand the other way round', () => {
    const scene = shown({ product: 'SL3', width: 2400, height: 1500, side: 'outside', pixels: { width: 600 } });

    expect(scene.targets.map(({ number }) => number)).toEqual(['3', '2', '1']);
    expect(scene.targets[0]!.rect[0]).toBeLessThan(scene.targets[2]!.rect[0]);
  });

  it('lights up the dimension whose field has the focus, and the chosen area', () => {
    const view: View = {
      side: 'inside',
      pixels: { width: 600 },
      active: 'part-1',
      refused: 'height',
      selected: '2',
      hovered: '1',
    };
    const scene = sceneOf(aWindow('ST2'), factsOf('ST2'), view);
    const stroke = (id: string) => layersOf(scene, 'dimension').find(({ dimension }) => dimension === id)!.stroke;

    expect([stroke('part-0'), stroke('part-1'), stroke('height')]).toEqual(['dimension', 'accent', 'error']);
    expect(layersOf(scene, 'highlight').map(({ area, weight }) => [area, weight])).toEqual([
      ['1', 1],
      ['2', 2],
    ]);
  });

  it.each([
    [700, 'all', true],
    [300, 'overall', true],
    [120, 'none', false],
    [40, 'none', false],
  ] as const)('at %d px: dimensions %s', (width, dimensions, reflections) => {
    const scene = shown({ product: 'ST2', width: 1500, height: 1500, side: 'inside', pixels: { width } });
    const count = { all: 6, overall: 2, none: 0 }[dimensions];

    expect(layersOf(scene, 'dimension')).toHaveLength(count);
    expect(layersOf(scene, 'glass').some(({ shapes }) => shapes.some(({ key }) => key === 'light-1'))).toBe(
      reflections,
    );
    if (width < 60)
      expect(new Set(scene.layers.map(({ role }) => role))).toEqual(new Set(['frame', 'glass', 'gasket', 'contour']));
  });

  it.each([
    [{ width: 360, height: 500 }, ['291', '291', '393', '393', '393']],
    [{ width: 360, height: 160 }, []],
  ])('in %j measures the panes between bars in place of the whole product: %j', (pixels, figures) => {
    const across: Span[] = [
      [100, 391],
      [409, 700],
    ];
    const down: Span[] = [
      [100, 493],
      [511, 904],
      [922, 1315],
    ];
    const view: View = { side: 'inside', pixels, measured: { across, down } };
    const scene = sceneOf(aWindow('ST2'), factsOf('ST2'), view);
    const texts = layersOf(scene, 'dimension').flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])),
    );
    expect(texts).toEqual(figures);
  });

  it('measures panes between bars only where their figures are clear of the ticks', () => {
    const pane = 160;
    const view = (width: number): View => {
      const across = [0, 1, 2, 3].map((i): Span => [118 + i * pane, 118 + (i + 1) * pane]);
      return { side: 'inside', pixels: { width, height: 600 }, measured: { across, down: [] } };
    };
    const drawn = (width: number) => sceneOf(aWindow('ST2', { width: 1500 }), factsOf('ST2'), view(width));
    const told = [260, 340, 420, 500].map((width) => {
      const scene = drawn(width);
      const figures = figureBoxes(scene).filter(({ text }) => text === String(pane));
      return { figures: figures.length, room: pane - (figures[0] ? figures[0].box[2] - figures[0].box[0] : 0), scene };
    });
    expect(told.map(({ figures }) => figures)).toEqual([0, 0, 4, 4]);
    for (const { figures, room, scene } of told) if (figures > 0) expect(room / scene.unit).toBeGreaterThanOrEqual(11);
  });

  it('has keys that stay the same while a size is dragged', () => {
    const keys = (width: number) => {
      const scene = shown({ product: 'ST2', width, height: 1480, side: 'inside', pixels: { width: 600 } });
      return scene.layers.flatMap((layer) => layer.shapes.map(({ key }) => `${layer.key}/${key}`));
    };
    expect(keys(1600)).toEqual(keys(1240));
    expect(new Set(keys(1600)).size).toBe(keys(1600).length);
  });

  it('takes the specified fills where there is no brand [CFGDATA-11]', () => {
    const facts = factsOf('OS1', { fills: { outer: '#c0e0fe', inner: '#0ea501' } });
    const scene = sceneOf(aWindow('OS1'), facts, { side: 'inside', pixels: { width: 600 }, selected: '1' });

    expect(scene.glass[0]).toBe('#c0e0fe');
    expect(layersOf(scene, 'highlight')[0]!.shapes[0]!.fill).toBe('#0ea501');
  });

  it('knows of every field whether it opens towards the viewer', () => {
    const [field] = geometryOf(aWindow('OS1'), 'S').fields;
    expect([opensTowards(field!, 'inside'), opensTowards(field!, 'outside')]).toEqual([true, false]);
  });
});

function topOf([frame]: Layer[]) {
  return frame!.shapes.find(({ key }) => key === 'frame-top')!.fill;
}

import fc from 'fast-check';
import { changedIfAccepted, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { elementsOf } from '../configuration/assembly/elements';
import { equalAxes } from '../configuration/geometry/geometry';
import type { Point } from '../configuration/geometry/rectangle';
import { applyChange } from '../configuration/apply-change';
import type { Change } from '../configuration/change';
import { isChosen, partsOf } from '../configuration/choices/numbered-parts';
import type { Part } from '../configuration/choices/parts';
import { type ProductCode, aWindow, products } from '../configuration/window.builder';
import { anthracite, factsOf, layersOf, numbersFor, white } from './drawing.builder';
import { drawingFactsOf } from './drawing-facts';
import { awayFrom, cross } from './leaders';
import { numberedScene } from './numbered-scene';
import type { NumberedView } from './numbered-margins';
import type { Layer, Line, Scene, Shape } from './scene';

const kinds = ['blind', 'net', 'inner-sill', 'outer-sill'] as const;
const anyProduct = fc.record({
  product: fc.constantFrom(...(Object.keys(products) as ProductCode[])),
  width: fc.integer({ min: 500, max: 3500 }),
  height: fc.integer({ min: 500, max: 2400 }),
  chosen: fc.subarray([...kinds]),
  bars: fc.option(fc.constantFrom('1x2', '2x1', '0x3', '4x6', 'top2x1', 'cross', 'vienna')),
  handleLeft: fc.boolean(),
  side: fc.constantFrom('inside' as const, 'outside' as const),
  pixels: fc.constantFrom({ width: 240 }, { width: 250, height: 132 }, { width: 700, height: 420 }, { width: 1000 }),
});
type Furnished = typeof anyProduct extends fc.Arbitrary<infer Value> ? Value : never;
const plain: Furnished = {
  product: 'OS1',
  width: 1200,
  height: 1450,
  chosen: [],
  bars: null,
  handleLeft: false,
  side: 'inside',
  pixels: { width: 1000 },
};
const runs = { numRuns: 300 };

function configurationOf({ product, width, height: asked, chosen, bars, handleLeft }: Furnished) {
  const height = /^[BEP]/.test(product) ? Math.max(1800, asked) : asked;
  return aWindow(product, {
    width,
    height,
    axes: equalAxes(width, aWindow(product).axes.length + 1),
    ...(handleLeft && product === 'OS1' && { opening: 'osl' as const }),
    area: {
      bars: bars === null ? null : { bars: 1, pattern: bars },
      accessories: chosen.map((kind) => ({ accessory: 1, kind, colour: 'x' })),
    },
  });
}

function draw(furnished: Furnished, view: Partial<NumberedView> = {}): { scene: Scene; numbers: Part[] } {
  const { product, side, pixels, chosen } = furnished;
  const configuration = configurationOf(furnished);
  const areas = Object.fromEntries(
    configuration.areas.map(({ id }) => [
      id,
      { bars: { width: 18, inside: white, outside: anthracite }, accessories: chosen.map(() => white) },
    ]),
  );
  const numbers = numbersFor(product)
    .filter(({ part }) => isChosen(part, configuration))
    .filter(({ part }) => part !== 'handle' || !['F1'].includes(product));
  const facts = factsOf(product, { areas, filling: 'V03' });
  const scene = numberedScene(configuration, facts, { side, pixels, numbers, caption: 'outside', ...view });
  return { scene, numbers: numbers.map(({ part }) => part) };
}

type Seen = { part: Part; at: Point; dot: Point; radius: number; text: string };

function numbersIn(scene: Scene): Seen[] {
  return layersOf(scene, 'number').flatMap(({ part, shapes }) => (part ? [{ part, ...seen(shapes) }] : []));
}

function seen(shapes: readonly Shape[]): Omit<Seen, 'part'> {
  const circle = named(shapes, 'circle', 'circle');
  const { at: dot } = named(shapes, 'dot', 'circle');
  return { at: circle.at, radius: circle.radius, dot, text: named(shapes, 'number', 'text').text };
}

function named<Kind extends Shape['kind']>(shapes: readonly Shape[], key: string, kind: Kind) {
  return shapes.find((shape): shape is Extract<Shape, { kind: Kind }> => shape.key === key && shape.kind === kind)!;
}

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x1 - x2, y1 - y2);

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, i) => items.slice(i + 1).map((other): [Item, Item] => [one, other]));
}

function dimensionLines(layers: readonly Layer[]): { at: Point; dot: Point }[] {
  return layers
    .filter(({ role }) => role === 'dimension')
    .flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'lines' ? shape.lines : [])))
    .map(([x1, y1, x2, y2]: Line) => ({ at: [x1, y1], dot: [x2, y2] }));
}

const catalogue = shopCatalogue();
const anyAssembly = fc.record({
  code: fc.constantFrom<string>('SE-BALKON', 'SE-PAS', 'SE-NADSVETLIK', 'SE-DVERE'),
  accessories: fc.subarray([721, 731, 751, 753]),
  more: fc.array(
    fc.tuple(
      fc.constantFrom('left' as const, 'right' as const, 'above' as const),
      fc.constantFrom('F1', 'F1N', 'OS1', 'OS1N', 'OS1P', 'O1', 'S1', 'SL2', 'FO2', 'B1'),
    ),
    { maxLength: 5 },
  ),
  side: fc.constantFrom('inside' as const, 'outside' as const),
  pixels: fc.constantFrom<NumberedView['pixels']>(
    { width: 250, height: 132 },
    { width: 328, height: 200 },
    { width: 700, height: 420 },
    { width: 1000 },
  ),
});

type Assembled = typeof anyAssembly extends fc.Arbitrary<infer Value> ? Value : never;

function drawAssembly({ code, accessories, more, ...view }: Assembled) {
  const colourOf = (id: number) => {
    const type = [...catalogue.data.blinds, ...catalogue.data.nets, ...catalogue.data.sills].find(
      (one) => one.id === id,
    )!;
    return [...catalogue.swatches.get(type.colours)!.keys()][0]!;
  };
  const changes = [
    ...more.map(([place, product]): Change => ({ kind: 'add-element', place, product })),
    ...accessories.map((accessory): Change => {
      return { kind: 'add-accessory', areas: [], accessory, colour: colourOf(accessory) };
    }),
  ];
  const made = changes.reduce(changedIfAccepted, initialConfiguration(code)); // what stands above the row limits its width
  const numbers = partsOf(made, catalogue).map((part, i) => ({ part, number: i + 1 }));
  return {
    scene: numberedScene(made, drawingFactsOf(made, catalogue), { ...view, numbers, caption: 'outside' }),
    made,
  };
}

describe('numbers of an assembly', () => {
  it('never cross each other, and their circles stay apart, of two to six elements', () => {
    const counts = new Set<number>();
    fc.assert(
      fc.property(anyAssembly, (assembly) => {
        const { scene, made } = drawAssembly(assembly);
        counts.add(made.assembly!.elements.length);
        for (const [one, other] of pairs(numbersIn(scene))) {
          expect(cross(one, other)).toBe(false);
          expect(distance(one.at, other.at)).toBeGreaterThan(1.9 * Math.min(one.radius, other.radius));
        }
      }),
      { ...runs, numRuns: 100 },
    );
    expect([...counts].toSorted()).toEqual([2, 3, 4, 5, 6]);
  });

  it('have leaders 5 px and more from the dots of others where both sides are shown, and never on them on a phone', () => {
    fc.assert(
      fc.property(anyAssembly, (assembly) => {
        const { scene } = drawAssembly(assembly);
        const least = assembly.pixels.width < 480 ? 2.5 : 5;
        for (const [one, other] of pairs(numbersIn(scene)))
          expect(Math.min(awayFrom(one, other.dot), awayFrom(other, one.dot)) / scene.unit).toBeGreaterThan(least);
      }),
      { ...runs, numRuns: 120 },
    );
  });

  it('stand above their own elements, or each part once where there is no room for all', () => {
    const four: Omit<Assembled, 'pixels'> = {
      code: 'SE-PAS',
      more: [['right', 'OS1']],
      accessories: [],
      side: 'inside',
    };
    const seenIn = (pixels: NumberedView['pixels']) => numbersIn(drawAssembly({ ...four, pixels }).scene);
    const wide = seenIn({ width: 1000 });
    expect(wide.filter(({ part }) => part === 'glass')).toHaveLength(4);
    for (const { at, dot } of wide) expect(at[1]).toBeLessThan(Math.min(0, dot[1]));
    const narrow = seenIn({ width: 120 }).map(({ part }) => part);
    expect(narrow.toSorted()).toEqual([...new Set(wide.map(({ part }) => part))].toSorted());
  });

  it('leave the names of elements and the width apart', () => {
    const made = initialConfiguration('SE-PAS');
    const view = { pixels: { width: 780, height: 480 }, side: 'inside', numbers: [], caption: 'outside' } as const;
    const elementNames = ['one', 'two', 'three'];
    const scene = numberedScene(made, drawingFactsOf(made, catalogue), { ...view, elementNames });
    const textsOf = (role: Layer['role']) =>
      layersOf(scene, role).flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : [])));
    const name = textsOf('number').find(({ text }) => text === 'two')!;
    const width = textsOf('dimension').find(({ text }) => text === '3\u00a0006')!;
    expect(width.at[1] - name.at[1]).toBeGreaterThan((width.size + 8) * scene.unit);
  });

  it('name each element of the row below its own frame', () => {
    const made = initialConfiguration('SE-BALKON');
    const view = { pixels: { width: 780, height: 480 }, side: 'inside', numbers: [], caption: 'outside' } as const;
    const elementNames = ['one', 'two'];
    const scene = numberedScene(made, drawingFactsOf(made, catalogue), { ...view, elementNames });
    const below = elementsOf(made).map(({ height }, i) => {
      const [name] = layersOf(scene, 'number').filter(({ key }) => key === `element-name-${i}`);
      const { at, size } = named(name!.shapes, 'text', 'text');
      return (at[1] - height - 30 - size * scene.unit) / scene.unit;
    });
    for (const pixels of below) expect(pixels).toBeCloseTo(2);
  });

  it('name the element above the row along its edge', () => {
    const made = initialConfiguration('SE-NADSVETLIK');
    const view = { pixels: { width: 780, height: 480 }, side: 'inside', numbers: [], caption: 'outside' } as const;
    const elementNames = ['below', 'above'];
    const scene = numberedScene(made, drawingFactsOf(made, catalogue), { ...view, elementNames });
    const name = layersOf(scene, 'number')
      .flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : [])))
      .find(({ text }) => text === 'above')!;
    const [, above] = elementsOf(made);
    expect(name.upright).toBe(true);
    expect(name.at[0] - made.width).toBeGreaterThan(name.size * scene.unit);
    expect(name.at[1]).toBe(above!.height / 2);
  });

  it('lie within the sheet with the whole of their strokes, and the sheet is no wider than asked where they fit', () => {
    fc.assert(
      fc.property(anyAssembly, (assembly) => {
        const { scene } = drawAssembly(assembly);
        const [left, , width] = scene.viewBox;
        for (const { at, radius } of numbersIn(scene)) {
          expect(at[0] - radius - scene.unit / 2).toBeGreaterThanOrEqual(left);
          expect(at[0] + radius + scene.unit / 2).toBeLessThanOrEqual(left + width);
        }
      }),
      { ...runs, numRuns: 60 },
    );
    const pixels = { width: 250, height: 180 };
    const small = drawAssembly({ code: 'SE-PAS', accessories: [], more: [], side: 'inside', pixels });
    expect(small.scene.pixels.width).toBeLessThanOrEqual(pixels.width);
  });

  it.each(['SE-BALKON', 'SE-DVERE', 'SE-PAS'])('point at the sill of %s where it is drawn', (code) => {
    const pixels = { width: 780, height: 480 };
    const { scene } = drawAssembly({ code, accessories: [751], more: [], side: 'inside', pixels });
    const boards = layersOf(scene, 'sill').flatMap(({ shapes }) => {
      const { rect } = named(shapes, 'board', 'rect');
      return [rect];
    });
    const dots = numbersIn(scene).filter(({ part }) => part === 'inner-sill');
    expect(dots.length).toBeGreaterThan(0);
    for (const {
      dot: [x, y],
    } of dots)
      expect(boards.some(([left, top, right, bottom]) => left < x && x < right && top < y && y < bottom)).toBe(true);
  });

  it('point at the glass of every element, and at frame and colour of the whole once', () => {
    const { scene } = drawAssembly({
      code: 'SE-PAS',
      accessories: [],
      more: [],
      side: 'inside',
      pixels: { width: 700, height: 420 },
    });
    const seen = numbersIn(scene).map(({ part }) => part);
    expect(seen.filter((part) => part === 'glass')).toHaveLength(3);
    expect(seen.filter((part) => part === 'frame')).toHaveLength(1);
    expect(seen.filter((part) => part === 'handle')).toHaveLength(2);
  });
});

describe('two views of one scale, as documents show them', () => {
  const onPaper = fc.record({
    furnished: anyProduct,
    pixels: fc.constantFrom({ width: 336, height: 320 }, { width: 650, height: 320 }),
  });
  const drawAlike = ({ furnished, pixels }: { furnished: Furnished; pixels: NumberedView['pixels'] }) =>
    draw(furnished, { pixels, alike: { caption: 'inside' } });
  const acrossOf = (layers: readonly Layer[]): number => {
    const all = layers.flatMap(({ shapes }) => shapes.flatMap((one) => ('points' in one ? one.points : [])));
    return Math.max(...all.map(([x]) => x)) - Math.min(...all.map(([x]) => x));
  };

  it('have frames of one width', () => {
    const { scene } = drawAlike({
      furnished: { ...plain, product: 'ST2', width: 1600 },
      pixels: { width: 650, height: 320 },
    });
    const frames = layersOf(scene, 'frame');
    const outside = frames.filter(({ key }) => key.startsWith('outside-'));
    expect(acrossOf(outside)).toBeCloseTo(acrossOf(frames.filter((layer) => !outside.includes(layer))));
  });

  it('name every chosen part once, and their numbers cross nothing', () => {
    fc.assert(
      fc.property(onPaper, (view) => {
        const { scene, numbers } = drawAlike(view);
        const seen = numbersIn(scene);
        expect(seen.map(({ part }) => part).toSorted()).toEqual(numbers.toSorted());
        for (const [one, other] of pairs(seen)) expect(cross(one, other)).toBe(false);
      }),
      runs,
    );
  });

  it('fit the paper that they are drawn for', () => {
    fc.assert(
      fc.property(onPaper, (view) => {
        expect(drawAlike(view).scene.pixels.width).toBeLessThanOrEqual(view.pixels.width + 1);
      }),
      runs,
    );
  });
});

describe('numbers with leader lines', () => {
  it('never cross each other or a dimension, and their circles stay apart', () => {
    fc.assert(
      fc.property(anyProduct, (furnished) => {
        const { scene } = draw(furnished);
        const numbers = numbersIn(scene);
        for (const [one, other] of pairs(numbers)) {
          expect(cross(one, other)).toBe(false);
          expect(distance(one.at, other.at)).toBeGreaterThan(1.9 * one.radius);
        }
        for (const line of dimensionLines(scene.layers))
          for (const number of numbers) expect(cross(number, line)).toBe(false);
      }),
      runs,
    );
  });

  it('point at glass that no bar covers', () => {
    const large = anyProduct.map((one) => ({
      ...one,
      width: Math.max(2000, one.width),
      height: Math.max(900, one.height),
    }));
    fc.assert(
      fc.property(large, (furnished) => {
        const { scene } = draw(furnished);
        const bars = layersOf(scene, 'bars').flatMap(({ shapes }) =>
          shapes.flatMap((one) => (one.kind === 'rect' ? [one.rect] : [])),
        );
        for (const {
          part,
          dot: [x, y],
        } of numbersIn(scene)) {
          const over = bars.filter(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom);
          if (part === 'glass') expect(over).toEqual([]);
        }
      }),
      runs,
    );
  });

  it('name every chosen part once where both sides are shown', () => {
    fc.assert(
      fc.property(anyProduct, (furnished) => {
        const { scene, numbers } = draw({ ...furnished, pixels: { width: 1000 } });
        expect(
          numbersIn(scene)
            .map(({ part }) => part)
            .toSorted(),
        ).toEqual(numbers.toSorted());
      }),
      runs,
    );
  });

  it('stand at least 48 mm from the frame and lie within the sheet', () => {
    fc.assert(
      fc.property(anyProduct, (furnished) => {
        const { scene } = draw(furnished);
        const [left, top, width, height] = scene.viewBox;
        for (const {
          at: [x, y],
          radius,
        } of numbersIn(scene)) {
          expect(x - radius).toBeGreaterThanOrEqual(left);
          expect(x + radius).toBeLessThanOrEqual(left + width);
          expect(y - radius).toBeGreaterThanOrEqual(top);
          expect(y + radius).toBeLessThanOrEqual(top + height);
          const beside = Math.max(-x, x - furnished.width) - radius;
          expect(beside >= 48 || y - radius >= 48).toBe(true);
        }
      }),
      runs,
    );
  });

  it.each(['B1N', 'B1'])('have room for the whole caption below a narrow %s', (code) => {
    const made = initialConfiguration(code);
    const caption = 'Ansicht von außen';
    const view = { pixels: { width: 250, height: 180 }, side: 'outside', numbers: [], caption } as const;
    const { viewBox, unit } = numberedScene(made, drawingFactsOf(made, catalogue), view);
    const half = (caption.length * 13 * 0.5 * unit) / 2;
    expect(viewBox[0]).toBeLessThan(made.width / 2 - half);
    expect(viewBox[0] + viewBox[2]).toBeGreaterThan(made.width / 2 + half);
  });

  it.each(['E1', 'D1', 'B1', 'B1N'])('point at handle and hinge side of %s, however small it is drawn', (code) => {
    const made = initialConfiguration(code);
    const facts = drawingFactsOf(made, catalogue);
    const numbers = [{ part: 'handle', number: 7 }] as const;
    const scene = numberedScene(made, facts, {
      pixels: { width: 250, height: 132 },
      side: 'inside',
      numbers,
      caption: '',
    });
    expect(made.width / scene.unit).toBeLessThan(60);
    const [x, y] = numbersIn(scene)[0]!.dot;
    const lever = layersOf(scene, 'handle').flatMap(({ shapes }) => shapes.filter(({ key }) => key === 'lever'));
    expect(lever).toHaveLength(1);
    const [left, top, right, bottom] = named(lever, 'lever', 'rect').rect;
    expect(x >= left && x <= right && y >= top && y <= bottom).toBe(true);
    expect(layersOf(scene, 'symbol')).not.toEqual([]);
    expect(layersOf(scene, 'hinge')).not.toEqual([]);
  });

  it.each(
    ['O1', 'OS1', 'B1', 'ST2', 'B2', 'FO2'].flatMap((code) => [
      [code, 'as it starts'] as const,
      [code, 'mirrored'] as const,
    ]),
  )('point at the glass of %s, %s, past its handle', (code, how) => {
    const mirrored = applyChange({ kind: 'mirror' }, initialConfiguration(code), catalogue);
    const made = how === 'mirrored' && mirrored.ok ? mirrored.value : initialConfiguration(code);
    const numbers = partsOf(made, catalogue).map((part, i) => ({ part, number: i + 1 }));
    const chosen = numbers.filter(({ part }) => isChosen(part, made));
    const view = { pixels: { width: 780, height: 480 }, side: 'inside', numbers: chosen, caption: '' } as const;
    const scene = numberedScene(made, drawingFactsOf(made, catalogue), view);
    const glass = numbersIn(scene).find(({ part }) => part === 'glass')!;
    const handles = layersOf(scene, 'handle').flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.kind === 'rect' ? [shape.rect] : [])),
    );
    expect(handles).not.toEqual([]);
    for (const [left, top, right, bottom] of handles) {
      expect(cross(glass, { at: [left, top], dot: [right, bottom] })).toBe(false);
      expect(cross(glass, { at: [left, bottom], dot: [right, top] })).toBe(false);
    }
  });

  it('point at a handle that only a light has', () => {
    const made = initialConfiguration('F1N');
    const view = { pixels: { width: 780, height: 480 }, side: 'inside', caption: '' } as const;
    const numbers = [{ part: 'handle', number: 4 }] as const;
    const scene = numberedScene(made, drawingFactsOf(made, catalogue), { ...view, numbers });
    const lever = layersOf(scene, 'handle').flatMap(({ shapes }) => shapes.filter(({ key }) => key === 'lever'));
    const [left, top, right, bottom] = named(lever, 'lever', 'rect').rect;
    const [x, y] = numbersIn(scene)[0]!.dot;
    expect(x >= left && x <= right && y >= top && y <= bottom).toBe(true);
  });

  it('light up for the part that is pointed out', () => {
    const furnished: Furnished = { ...plain, product: 'ST2', width: 1600, chosen: [...kinds], bars: '1x2' };
    const { scene } = draw(furnished, { pointed: 'bars' });
    const lit = layersOf(scene, 'number').filter(({ shapes }) => shapes.some(({ stroke }) => stroke === 'accent'));
    expect(lit.map(({ part }) => part)).toEqual(['bars']);
    expect(
      numbersIn(scene)
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });
});

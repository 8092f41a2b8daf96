import { type ProductCode, aWindow } from '../configuration/window.builder';
import { expectGolden } from '@fenestra/testing/golden-drawings';
import { drawing as words } from '@fenestra/i18n/cs/drawing';
import { describeDrawing as inWords, titleOf } from './describe-drawing';
import { isChosen } from '../configuration/choices/numbered-parts';
import type { Part } from '../configuration/choices/parts';
import { anthracite, factsOf, numbersFor, white } from './drawing.builder';
import { numberedScene } from './numbered-scene';
import type { NumberedView } from './numbered-margins';
import { renderSvg } from './render-svg';
import type { DrawingFacts, View } from './scene';
import { sceneOf } from './scene-of';

type Drawing = {
  name: string;
  product: ProductCode;
  window?: Parameters<typeof aWindow>[1];
  facts?: Partial<DrawingFacts>;
  view: View;
};

const decor = { foil: { inside: white, outside: anthracite } };
const windows = [
  { name: 'F1', product: 'F1' },
  { name: 'O1-left', product: 'O1', window: { opening: 'ol' } },
  { name: 'O1-right', product: 'O1' },
  { name: 'OS1', product: 'OS1' },
  { name: 'ST2', product: 'ST2' },
  { name: 'SL2', product: 'SL2' },
] as const satisfies Omit<Drawing, 'view'>[];

const furnished = {
  window: {
    area: {
      bars: { bars: 1, pattern: '1x2' },
      accessories: (['blind', 'net', 'inner-sill', 'outer-sill'] as const).map((kind) => ({
        accessory: 1,
        kind,
        colour: 'x',
      })),
    },
  },
  facts: {
    ...decor,
    areas: Object.fromEntries(
      ['1', '2', '3'].map((id) => [
        id,
        {
          bars: { width: 18, inside: white, outside: anthracite },
          accessories: ['#EFE6CF', anthracite, white, anthracite] as const,
          netWidthMax: 1500,
        },
      ]),
    ),
  },
} satisfies Partial<Drawing>;

const drawings: Drawing[] = [
  {
    name: 'SL2-wood-outside',
    product: 'SL2',
    facts: { foil: { inside: white, outside: '#B4783C' }, grain: { inside: false, outside: true } },
    view: { side: 'outside', pixels: { width: 600 } },
  },
  { name: 'RK1-inside', product: 'RK1', view: { side: 'inside', pixels: { width: 600 } } },
  { name: 'RK1-outside', product: 'RK1', view: { side: 'outside', pixels: { width: 600 } } },
  ...windows.flatMap((one): Drawing[] => [
    { ...one, name: `${one.name}-inside`, view: { side: 'inside', pixels: { width: 600 } } },
    { ...one, name: `${one.name}-outside-decor`, facts: decor, view: { side: 'outside', pixels: { width: 600 } } },
    { ...one, name: `${one.name}-miniature`, view: { side: 'inside', pixels: { width: 120 } } },
    { ...one, name: `${one.name}-icon`, view: { side: 'inside', pixels: { width: 48 } } },
  ]),
  {
    name: 'ST2-chosen',
    product: 'ST2',
    view: {
      side: 'inside',
      pixels: { width: 600 },
      active: 'width',
      selected: '2',
      opening: { width: 1540, height: 1570 },
    },
  },
  { name: 'SL3-furnished-inside', product: 'SL3', ...furnished, view: { side: 'inside', pixels: { width: 800 } } },
  { name: 'SL3-furnished-outside', product: 'SL3', ...furnished, view: { side: 'outside', pixels: { width: 800 } } },
  { name: 'E1-inside', product: 'E1', facts: { filling: 'V03' }, view: { side: 'inside', pixels: { width: 400 } } },
  { name: 'E1-arch', product: 'E1', facts: { filling: 'V07' }, view: { side: 'outside', pixels: { width: 400 } } },
  {
    name: 'E1-outside-decor',
    product: 'E1',
    facts: { ...decor, filling: 'V09', outsideHandle: 'pull' },
    view: { side: 'outside', pixels: { width: 400 } },
  },
];

const numbered: (Omit<Drawing, 'view'> & { view: Pick<NumberedView, 'pixels' | 'side'>; pointed?: Part })[] = [
  {
    name: 'ST2-numbered',
    product: 'ST2',
    ...furnished,
    view: { side: 'inside', pixels: { width: 900 } },
    pointed: 'bars',
  },
  { name: 'ST2-numbered-small', product: 'ST2', ...furnished, view: { side: 'inside', pixels: { width: 250 } } },
  {
    name: 'ST2-numbered-small-outside',
    product: 'ST2',
    ...furnished,
    view: { side: 'outside', pixels: { width: 250 } },
  },
  { name: 'OS1-numbered', product: 'OS1', ...furnished, view: { side: 'inside', pixels: { width: 900 } } },
  {
    name: 'E1-numbered',
    product: 'E1',
    facts: { filling: 'V03' },
    view: { side: 'inside', pixels: { width: 900, height: 560 } },
  },
];

function draw({ product, window, facts, view }: Drawing): string {
  const configuration = aWindow(product, window);
  const all = factsOf(product, facts);
  const title = titleOf(configuration, all, words, view.side);
  const description = inWords(configuration, all, words, view.side);
  return renderSvg(sceneOf(configuration, all, view), { title, description });
}

function drawNumbered({ product, window, facts, view, pointed }: (typeof numbered)[number]): string {
  const configuration = aWindow(product, window);
  const numbers = numbersFor(product).filter(({ part }) => isChosen(part, configuration));
  return renderSvg(
    numberedScene(configuration, factsOf(product, facts), {
      ...view,
      numbers,
      caption: words.view.outside,
      ...(pointed && { pointed }),
    }),
  );
}

describe('golden drawings', () => {
  it.each(drawings)('$name', (drawing) => expectGolden(drawing.name, draw(drawing)));

  it.each(numbered)('$name', (drawing) => expectGolden(drawing.name, drawNumbered(drawing)));
});

import { expectGolden } from '@fenestra/testing/golden-drawings';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { drawing as words } from '@fenestra/i18n/cs/drawing';
import { hasGrain } from '../catalogue/has-grain';
import type { Change } from '../configuration/change';
import { describeDrawing as inWords, titleOf } from './describe-drawing';
import { drawingFactsOf } from './drawing-facts';
import { renderSvg } from './render-svg';
import type { Layer, Side } from './scene';
import { sceneOf } from './scene-of';

const catalogue = shopCatalogue();

const thicker: Change = { kind: 'glass', areas: [], glass: 322 };
const dark: Change = { kind: 'colour', inside: 'W', outside: 'D04' };
const wood = catalogue.data.colours.find(hasGrain)!.code;
const wooden: Change = { kind: 'colour', inside: wood, outside: wood };
const barred = (bars: number, pattern: string, areas: string[] = []): Change => ({
  kind: 'bars',
  areas,
  bars,
  pattern,
});
const ornate = (ornament: number, areas: string[] = []): Change => ({ kind: 'ornament', areas, ornament });
const shaded = (accessory: number, areas: string[] = []): Change => {
  const { colours } = [...catalogue.data.blinds, ...catalogue.data.nets].find(({ id }) => id === accessory)!;
  return { kind: 'add-accessory', accessory, areas, colour: catalogue.data.swatches[colours]![0]!.code };
};

type Chosen = readonly [name: string, product: string, side: Side, changes: readonly Change[]];

/** Three glasses in one window. */
const { ornaments } = catalogue.data;
const threes = Array.from({ length: Math.ceil(ornaments.length / 3) }, (_, i) => ornaments.slice(3 * i, 3 * i + 3));
const ofOrnaments = threes.map(([...three]): Chosen => {
  const name = three.map(({ code }) => code.replace('OR-', '')).join('-');
  return [`ornaments-${name}`, 'SL3', 'inside', three.map(({ id }, i) => ornate(id, [String(i + 1)]))];
});

const drawings: readonly Chosen[] = [
  ...ofOrnaments,
  ['ornament-outside', 'ST2', 'outside', [ornate(501, ['1'])]],
  ['bars-8-cross', 'OS1', 'inside', [thicker, barred(603, 'cross')]],
  ['bars-18-vienna', 'OS1', 'inside', [thicker, barred(604, 'vienna')]],
  ['bars-26-bicolour-inside', 'ST2', 'inside', [thicker, dark, barred(610, '2x1')]],
  ['bars-26-bicolour-outside', 'ST2', 'outside', [thicker, dark, barred(610, '2x1')]],
  ['bars-45-top', 'OS1', 'inside', [thicker, barred(611, 'top2x1')]],
  ['light-ornament-over-bars', 'OS1N', 'inside', [thicker, ornate(512, ['2']), barred(604, '1x2', ['1'])]],
  ['balcony-blind-and-threshold', 'B1', 'inside', [{ kind: 'threshold', threshold: 1514 }, shaded(721)]],
  ['balcony-net', 'B1', 'outside', [shaded(732)]],
  ['balcony-grip-outside', 'B1', 'outside', [{ kind: 'handle', handle: 1561 }]],
  ['balcony-handle-outside', 'B1', 'outside', [{ kind: 'handle', handle: 2147484127 }]],
  ['balcony-handle-with-cylinder-inside', 'B2', 'inside', [{ kind: 'handle', handle: 2147484186 }]],
  ['balcony-handle-with-cylinder-outside', 'B2', 'outside', [{ kind: 'handle', handle: 2147484186 }]],
  ['handle-with-catch', 'OS1', 'inside', [{ kind: 'handle', handle: 649 }]],
  ['handle-with-key', 'OS1', 'inside', [{ kind: 'handle', handle: 652 }]],
  ['handle-with-button', 'OS1', 'inside', [{ kind: 'handle', handle: 654 }]],
  ['slide-net', 'P2', 'outside', [shaded(733)]],
  ['door-ornament', 'E1', 'inside', [{ kind: 'filling', filling: 703 }, ornate(501)]],
  ['door-ornament-arch', 'E1', 'outside', [{ kind: 'filling', filling: 707 }, ornate(512)]],
  ['door-glass-ornament', 'D1', 'outside', [{ kind: 'filling', filling: 711 }, ornate(511)]],
  ['door-glass-barred', 'E1', 'inside', [{ kind: 'filling', filling: 711 }, thicker, barred(608, '1x2')]],
  ['door-wood-cassettes', 'E1', 'outside', [wooden, { kind: 'filling', filling: 709 }]],
  ['assembly-ornament-and-bars', 'SE-BALKON', 'inside', [thicker, ornate(511, ['A1']), barred(604, '2x1', ['A2'])]],
];

describe('golden drawings of what is chosen', () => {
  it.each(drawings)('%s', (name, product, side, changes) => {
    const configuration = changedBy(initialConfiguration(product), ...changes);
    const facts = drawingFactsOf(configuration, catalogue);
    const title = titleOf(configuration, facts, words, side);
    const description = inWords(configuration, facts, words, side);
    const scene = sceneOf(configuration, facts, { side, pixels: { width: 500 } });
    expectGolden(`choice-${name}`, renderSvg(scene, { title, description }));
  });
});

describe('bars and ornament', () => {
  const made = catalogue.data.products.filter(({ offered }) => offered).map(({ code }) => code);

  it.each(made.flatMap((code) => (['inside', 'outside'] as const).map((side) => [code, side] as const)))(
    'of %s are drawn where they were chosen, from %s',
    (code, side) => {
      const begun = initialConfiguration(code);
      const glazed = begun.filling === null ? begun : changedBy(begun, { kind: 'filling', filling: 711 });
      const chosen = changedBy(glazed, thicker, barred(604, '1x0'), ornate(511, ['1']));
      const { layers } = sceneOf(chosen, drawingFactsOf(chosen, catalogue), { side, pixels: { width: 500 } });
      const areasOf = (role: Layer['role']) =>
        [...new Set(layers.flatMap((layer) => (layer.role === role ? [layer.area] : [])))].toSorted();
      const areas = chosen.areas.map(({ id }) => id);
      expect([areasOf('bars'), areasOf('ornament')]).toEqual([areas, ['1']]);
    },
  );
});

describe('grain of a wooden decor', () => {
  it.each(['E1', 'E2', 'D1', 'D2'])('runs over the panel of %s as over its frame, on the side that has it', (code) => {
    const made = changedBy(
      initialConfiguration(code),
      { kind: 'filling', filling: 708 },
      { kind: 'colour', inside: 'W', outside: wood },
    );
    const grainIn = (side: Side, role: Layer['role']) =>
      sceneOf(made, drawingFactsOf(made, catalogue), { side, pixels: { width: 500 } }).layers.some(
        (layer) => layer.role === role && layer.shapes.some(({ key }) => key.includes('-grain-')),
      );
    const roles = ['frame', 'sash', 'panel'] as const;
    expect(roles.map((role) => grainIn('outside', role))).toEqual([true, true, true]);
    expect(roles.map((role) => grainIn('inside', role))).toEqual([false, false, false]);
  });
});

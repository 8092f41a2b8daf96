import { expectGolden } from '@fenestra/testing/golden-drawings';
import { drawing as words } from '@fenestra/i18n/cs/drawing';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { Change } from '../configuration/change';
import type { Configuration } from '../configuration/configuration';
import { addedBy } from '../configuration/geometry/shape';
import { elementsOf, placedElements } from '../configuration/assembly/elements';
import { layersOf } from './drawing.builder';
import { describeDrawing as inWords, titleOf } from './describe-drawing';
import { drawingFactsOf } from './drawing-facts';
import { renderSvg } from './render-svg';
import type { Scene, View } from './scene';
import { sceneOf } from './scene-of';

const catalogue = shopCatalogue();

const inside: View = { side: 'inside', pixels: { width: 700, height: 560 } };
const outside: View = { ...inside, side: 'outside' };
const dark: Change = { kind: 'colour', inside: 'W', outside: 'D04' };
const above: Change = { kind: 'add-element', place: 'above', product: 'F1' };
const corner: Change = { kind: 'coupling', joint: 1, coupling: 1804 };

const beside = (product: string): Change => ({ kind: 'add-element', place: 'right', product });
/** Its light is one chain, the lower window another. */
const doorWithFanlight = changedBy(initialConfiguration('B1N'), beside('OS1'));

const innerSill: Change = { kind: 'add-accessory', accessory: 751, areas: [], colour: 'IP-BI' };
const outerSill: Change = {
  ...innerSill,
  accessory: 754,
  colour: [...catalogue.swatches.get(catalogue.sills.get(754)!.colours)!.keys()][0]!,
};

/** Below what stands above them: 2200, 1400 and 900 high. */
const stairs = changedBy(
  initialConfiguration('SE-BALKON'),
  { kind: 'add-element', place: 'right', product: 'F1', width: 450, height: 900 },
  { kind: 'add-element', place: 'above', product: 'F1', height: 600 },
);

const drawings: readonly (readonly [name: string, configuration: Configuration, view: View])[] = [
  ['balcony-inside', initialConfiguration('SE-BALKON'), { ...inside, element: 1 }],
  ['balcony-outside', changedBy(initialConfiguration('SE-BALKON'), dark), outside],
  ['doors-inside', initialConfiguration('SE-DVERE'), { ...inside, selected: 'A2' }],
  ['toplight-inside', initialConfiguration('SE-NADSVETLIK'), inside],
  ['toplight-over-two-outside', changedBy(initialConfiguration('SE-BALKON'), above), outside],
  ['band-inside', initialConfiguration('SE-PAS'), inside],
  ['band-corner-inside', changedBy(initialConfiguration('SE-PAS'), corner), inside],
  ['band-too-wide', initialConfiguration('SE-PAS'), { ...inside, agreedWidth: 2950, refused: 'element-0' }],
  ['band-missing-outside', initialConfiguration('SE-PAS'), { ...outside, agreedWidth: 3100 }],
  ['band-phone', initialConfiguration('SE-PAS'), { ...inside, pixels: { width: 328 } }],
  ['fanlight-door-inside', doorWithFanlight, { ...inside, element: 0 }],
  ['fanlight-door-outside', changedBy(doorWithFanlight, dark), outside],
  [
    'fanlight-windows-phone',
    changedBy(initialConfiguration('OS1N'), beside('FO2N')),
    { ...inside, pixels: { width: 328 } },
  ],
  ['band-sill-inside', changedBy(initialConfiguration('SE-PAS'), innerSill), inside],
  ['band-sill-outside', changedBy(initialConfiguration('SE-PAS'), outerSill), outside],
  ['balcony-sill-inside', changedBy(initialConfiguration('SE-BALKON'), innerSill), inside],
  ['stairs-inside', stairs, inside],
  ['band-small', initialConfiguration('SE-PAS'), { side: 'inside', pixels: { width: 120 } }],
];

describe('golden drawings of assemblies', () => {
  it.each(drawings)('%s', (name, configuration, view) => {
    const facts = drawingFactsOf(configuration, catalogue);
    const title = titleOf(configuration, facts, words, view.side);
    const description = inWords(configuration, facts, words, view.side);
    expectGolden(`assembly-${name}`, renderSvg(sceneOf(configuration, facts, view), { title, description }));
  });
});

describe('the drawing of an assembly', () => {
  const framesOf = ({ layers }: Scene) => layers.filter(({ role }) => role === 'contour');

  it.each(['SE-BALKON', 'SE-DVERE', 'SE-NADSVETLIK', 'SE-PAS'])(
    'of %s tiles its elements without gap or overlap',
    (code) => {
      const made = initialConfiguration(code);
      const adds = addedBy(made, catalogue);
      const scene = sceneOf(made, drawingFactsOf(made, catalogue), inside);
      const frames = framesOf(scene).map(({ shapes: [outer] }) => (outer?.kind === 'rect' ? outer.rect : null));
      const placed = placedElements(made, adds);
      expect(frames).toEqual(placed.map(({ element, x, y }) => [x, y, x + element.width, y + element.height]));
    },
  );

  it('has the height of every element, once for those that have the same [DIM-13]', () => {
    const scene = sceneOf(stairs, drawingFactsOf(stairs, catalogue), inside);
    const heights = layersOf(scene, 'dimension')
      .filter(({ dimension }) => dimension?.startsWith('partial-'))
      .flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'text' ? shape.text.replace(/\s/, '') : [])));
    expect(heights).toEqual(['600', '2200', '1400', '900']);
  });

  it('has a target for every area with the number of its element', () => {
    const made = initialConfiguration('SE-NADSVETLIK');
    const { targets } = sceneOf(made, drawingFactsOf(made, catalogue), inside);
    expect(targets.map(({ area, number }) => [area, number])).toEqual([
      ['A1', '1a'],
      ['A2', '1b'],
      ['A3', '2'],
    ]);
    expect(elementsOf(made)).toHaveLength(2);
  });
});

import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import type { Configuration } from '../configuration/configuration';
import { crossBarOver } from '../configuration/geometry/insect-screen-size';
import { blindAndScreenSizesOf } from '../configuration/geometry/blind-and-screen-sizes';
import { layersOf } from './drawing.builder';
import { drawingFactsOf } from './drawing-facts';
import type { Scene, Side } from './scene';
import { sceneOf } from './scene-of';

const catalogue = shopCatalogue();

/** With nets of that kind in white, as many as the rules give it. */
function withNets(product: string, net: number, width: number, height?: number): Configuration {
  const colour = [...catalogue.swatches.get(catalogue.nets.get(net)!.colours)!.keys()][0]!;
  const begun = initialConfiguration(product);
  return changedBy(
    begun,
    { kind: 'size', width, height: height ?? begun.height },
    { kind: 'add-accessory', areas: [], accessory: net, colour },
  );
}

const seen = (made: Configuration, side: Side): Scene =>
  sceneOf(made, drawingFactsOf(made, catalogue), { side, pixels: { width: 700 } });

/** Of the frames of nets. */
function framesIn(scene: Scene) {
  return layersOf(scene, 'net')
    .flatMap(({ shapes }) => shapes)
    .flatMap((shape) => (shape.kind === 'rect' && shape.key === 'edge' ? [shape.rect] : []))
    .map(([left, top, right, bottom]) => ({ width: right - left, height: bottom - top }));
}

describe('nets from outside', () => {
  it.each([
    ['ST2', 734, 1640, 1],
    ['ST2', 734, 1710, 1],
    ['B2', 734, 1700, 1],
    ['ST2', 731, 1500, 1],
    ['ST2', 731, 1640, 2],
    ['B2', 732, 1600, 2],
  ] as const)('of %s with net %d, %d mm wide, are drawn as large and as many as they are ordered', (...asked) => {
    const [product, net, width, pieces] = asked;
    const made = withNets(product, net, width);
    const drawn = framesIn(seen(made, 'outside'));
    expect(drawn).toHaveLength(pieces);
    const [ordered] = blindAndScreenSizesOf('net', made, catalogue);
    for (const frame of drawn) expect(frame).toEqual({ width: ordered!.width, height: ordered!.height });
  });
});

it.each([
  ['ST2', 1640, 1360, 'larger than 1.8 m²', true],
  ['ST2', 1500, 1200, 'neither', false],
  ['OS1', 900, 1600, 'higher than 1400 mm', true],
] as const)('a net of %s %d × %d, %s, has its cross bar: it is drawn as it is charged', (...asked) => {
  const [product, width, height, , isBarred] = asked;
  const made = withNets(product, product === 'OS1' ? 731 : 734, width, height);
  const keys = layersOf(seen(made, 'outside'), 'net').flatMap(({ shapes }) => shapes.map(({ key }) => key));
  expect(keys.includes('cross')).toBe(isBarred);
});

it('the shop charges a cross bar from the sizes on from which it is drawn', () => {
  const { heightOver, areaOver } = shopPrices().shades.netCrossBar;
  expect(crossBarOver).toEqual({ heightOver, areaOver });
});

describe('nets from inside', () => {
  it.each([
    ['ST2', 734, 1640],
    ['B2', 732, 1600],
  ] as const)('of %s with net %d, %d mm wide, shimmer through the glass of both sashes', (product, net, width) => {
    const areas = layersOf(seen(withNets(product, net, width), 'inside'), 'net').map(({ area }) => area);
    expect(areas.toSorted()).toEqual(['1', '2']);
  });

  it('lie behind bars, blind and edge of the glass', () => {
    const { data, swatches } = catalogue;
    const [blind] = data.blinds;
    const colour = [...swatches.get(blind!.colours)!.keys()][0]!;
    const made = changedBy(
      withNets('OS1', 731, 1230),
      { kind: 'bars', areas: [], bars: 608, pattern: '1x1' },
      { kind: 'add-accessory', areas: [], accessory: blind!.id, colour },
    );
    const roles = seen(made, 'inside').layers.flatMap(({ role, key }) =>
      ['glass', 'net', 'bars', 'blind'].includes(role) || key.startsWith('rim') ? [role] : [],
    );
    expect(roles).toEqual(['glass', 'net', 'bars', 'blind', 'gasket']);
  });
});

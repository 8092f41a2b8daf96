import type { Configuration } from '../configuration/configuration';
import { defaultsOf } from '../configuration/new-configuration';
import { stockProductOf } from '../configuration/stock-product';
import { equalAxes } from '../configuration/geometry/geometry';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { shopByCode } from '../shop/shops';
import { calculatePrice } from './calculate-price';

const catalogue = shopCatalogue();
const prices = shopPrices();
const cs = shopByCode('cs');

type Area = Configuration['areas'][number];

/** A configuration of a product at a size, changed where the example says so; also of products not offered yet. */
function made(
  product: string,
  width: number,
  height: number,
  changes: Partial<Configuration> = {},
  area: Partial<Area> = {},
) {
  const defaults = defaultsOf(catalogue.products.get(product)!, catalogue, changes.profile ?? 222915);
  const axes = equalAxes(width, defaults.axes.length + 1);
  const areas = defaults.areas.map((each) => ({ ...each, ...area }));
  return { ...defaults, width, height, axes, areas, ...changes };
}

const exampleA = made(
  'OS1',
  1230,
  1480,
  { colour: { inside: 'W', outside: 'D01' }, handle: { handle: 650, colour: 'KL-SE-ST' } },
  {
    glass: 324,
    spacer: { spacer: 404, colour: 'black' },
    accessories: [
      { accessory: 751, kind: 'inner-sill', colour: 'IP-BI', length: 1330, depth: 250 },
      { accessory: 754, kind: 'outer-sill', colour: 'AT-ST', length: 1230, depth: 165 },
      { accessory: 722, kind: 'blind', colour: 'ZA-01', side: 'L' },
      { accessory: 731, kind: 'net', colour: 'SI-BI' },
    ],
  },
);
const exampleB = made(
  'E1',
  1000,
  2100,
  { profile: 222761, colour: { inside: 'D04', outside: 'D04' }, filling: 704, threshold: 1511, lock: 763 },
  { opening: 'dl', ornament: 513 },
);
const exampleC = made(
  'ST2',
  1500,
  1500,
  { profile: 222761, colour: { inside: 'D07', outside: 'D07' }, handle: { handle: 644, colour: 'KL-ST-TI' } },
  { bars: { bars: 605, pattern: '1x1' } },
);
const exampleD = made('OS1', 600, 600);
const exampleE = made('SL3', 2100, 1500, { profile: 222300, colour: { inside: 'W', outside: 'D13' } });

const netOf = (configuration: Configuration) => {
  const { product, handle, accessories, total } = calculatePrice(configuration, catalogue, prices, cs);
  return [product, handle, accessories, total].map((minor) => minor / 100);
};

describe('the price of a product, worked examples of windows-domain 8.4', () => {
  it('A: every line of a window with colour, glass, handle and four accessories', () => {
    const { parts, total } = calculatePrice(exampleA, catalogue, prices, cs);
    const lines = (group: keyof typeof parts) => parts[group].map(({ key, net }) => [key, net / 100]);

    expect(lines('product')).toEqual([
      ['base', 4920],
      ['colour', 1082],
      ['glass', 143],
      ['spacer', 28],
    ]);
    expect(lines('handle')).toEqual([['handle', 190]]);
    expect(lines('accessories')).toEqual([
      ['inner-sill', 399],
      ['inner-sill-caps', 60],
      ['outer-sill', 559],
      ['outer-sill-caps', 120],
      ['blind', 863],
      ['net', 891],
    ]);
    expect(total).toBe(9255_00);
  });

  it.each([
    ['B: an entrance door', exampleB, [31_639, 0, 0, 31_639]],
    ['C: two sashes with bars', exampleC, [10_854, 90, 595, 11_539]],
    ['D: the minimum price', exampleD, [2050, 0, 0, 2050]],
    ['E: three parts in the warmest profile', exampleE, [14_090, 0, 0, 14_090]],
  ])('%s', (_example, configuration, expected) => {
    expect(netOf(configuration)).toEqual(expected);
  });

  it.each([
    ['sk', 262_00],
    ['at', 297_30],
    ['de', 297_30],
    ['hu', 100_740_00],
  ] as const)('costs in the shop %s the sum of lines rounded to its step [OPEN-Q-28]', (shop, product) => {
    expect(calculatePrice(exampleA, catalogue, prices, shopByCode(shop)).product).toBe(product);
  });

  it.each([
    [1005, 3990],
    [1008, 14_900],
  ])('of the stock product %i is that of the stock, in one part [OPEN-Q-03]', (id, czk) => {
    const described = stockProductOf(id, catalogue)!.configuration;
    const { parts, total } = calculatePrice(described, catalogue, prices, cs);

    expect(parts).toEqual({ product: [{ key: 'base', item: id, net: czk * 100 }], handle: [], accessories: [] });
    expect(total).toBe(czk * 100);
  });

  it('a pull bar comes with its automatic lock in one price [windows-domain 7.5]', () => {
    const withBar = made('E1', 1000, 2100, { handle: { handle: 657, colour: 'KL-DM-NE' }, lock: 763 });
    expect(netOf(withBar)).toEqual([17_330, 2150, 0, 19_480]);
  });

  it.each([
    ['glass counts for its part of the filling, 0.30 m² at least', { filling: 704 }, 'filling-glass', 285],
    ['glass counts for all of a glazed filling', { filling: 711 }, 'filling-glass', 1283],
    ['glass costs nothing in a solid filling', { filling: 701 }, 'filling-glass', undefined],
  ] as const)('%s', (_case, changes, key, czk) => {
    const acoustic = made('E1', 1000, 2100, { threshold: 1511, ...changes }, { glass: 305 });
    expect(part(acoustic, key)).toBe(czk === undefined ? undefined : czk * 100);
  });

  const sold = catalogue.data.products.filter(({ offered }) => offered).map(({ code }) => code);
  it.each([
    ['outside only [CLR-03]', 'W', 22],
    ['on both sides [CLR-04]', 'D01', 38],
  ])(
    'with a standard decor %s is that of the frame and a share of it, whatever the product',
    (_sides, inside, percent) => {
      for (const code of sold) {
        const white = defaultsOf(catalogue.products.get(code)!, catalogue);
        const decor = { ...white, colour: { inside, outside: 'D01' } };
        const [before, after] = [white, decor].map((each) => calculatePrice(each, catalogue, prices, cs));
        const frame = ['base', 'light-above', 'light-below', 'profile'].reduce(
          (sum, key) => sum + (part(white, key) ?? 0),
          0,
        );
        const added = (after!.total - before!.total) / frame;
        expect([code, Math.round(added * 100)]).toEqual([code, percent]);
      }
    },
  );

  type Accessory = Area['accessories'][number];
  const part = (configuration: Configuration, key: string) => {
    const { product, accessories } = calculatePrice(configuration, catalogue, prices, cs).parts;
    return [...product, ...accessories].find((each) => each.key === key)?.net;
  };
  const withAccessory = (accessory: Accessory, width = 1230, height = 1480) =>
    made('OS1', width, height, {}, { accessories: [accessory] });
  const innerSill: Accessory = { accessory: 751, kind: 'inner-sill', colour: 'IP-BI', length: 1330, depth: 250 };
  const outerSill: Accessory = { accessory: 754, kind: 'outer-sill', colour: 'AT-ST', length: 3000, depth: 165 };
  const blind: Accessory = { accessory: 722, kind: 'blind', colour: 'ZA-01', side: 'L' };
  const net: Accessory = { accessory: 731, kind: 'net', colour: 'SI-BI' };

  it.each<[string, Configuration, string, number | undefined]>([
    ['a pane counts as 0.30 m² at least', made('OS1', 500, 500, {}, { glass: 324 }), 'glass', 33],
    ['a cheaper glass gives money back', made('OS1', 1230, 1480, {}, { glass: 321 }), 'glass', -117],
    [
      'a plainer spacer than the included one gives none back',
      made('OS1', 1230, 1480, { profile: 222300 }, { spacer: { spacer: 401, colour: 'silver' } }),
      'spacer',
      undefined,
    ],
    ['an ornament', made('OS1', 1230, 1480, {}, { ornament: 513 }), 'ornament', 767],
    ['a started decimetre of a sill is a whole one', withAccessory({ ...innerSill, length: 1301 }), 'inner-sill', 399],
    ['a sill in a decor', withAccessory({ ...innerSill, colour: 'IP-AN' }), 'inner-sill', 499],
    [
      'a sill between two listed depths',
      withAccessory({ ...outerSill, accessory: 753, depth: 170, colour: 'AO-BI' }),
      'outer-sill',
      885,
    ],
    ['no joint up to 3 m', withAccessory(outerSill), 'outer-sill-joint', undefined],
    ['a joint above 3 m', withAccessory({ ...outerSill, length: 3001 }), 'outer-sill-joint', 140],
    ['a blind counts as half a square metre at least', withAccessory(blind, 600, 600), 'blind', 345],
    ['a blind like wood', withAccessory({ ...blind, colour: 'ZA-10' }), 'blind', 992],
    ['a net counts as 0.7 m² at least', withAccessory(net, 600, 600), 'net', 413],
    ['a high net has a cross bar', withAccessory(net, 900, 1600), 'net', 739],
    ['a net in a colour of its own', withAccessory({ ...net, colour: 'SI-RA' }), 'net', 1158],
  ])('%s', (_case, configuration, key, czk) => {
    expect(part(configuration, key)).toBe(czk === undefined ? undefined : czk * 100);
  });
});

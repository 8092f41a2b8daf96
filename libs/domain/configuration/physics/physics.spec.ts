import { shopCatalogue } from '@fenestra/testing/shop-data';
import type { Area, Configuration } from '../configuration';
import { equalAxes } from '../geometry/geometry';
import { defaultsOf, stockConfiguration } from '../new-configuration';
import { areaOf, type Shape, shapeOf } from '../geometry/shape';
import { rwOf } from './sound';
import { shownUw, uwOf } from './thermal';
import { fieldKg, weightOf } from './weight';

const catalogue = shopCatalogue();

/** Profiles by the Uf that the worked examples name; the seventh is calculated with a Uf that no profile has. */
const profileOfUf: Record<string, number> = { '1.1': 222915, '1.05': 222761, '1': 222300 };

type Choice = { glass?: number; spacer?: number; bars?: Area['bars']; uf?: number };

function shape(
  product: string,
  width: number,
  height: number,
  choice: Choice = {},
  changes: Partial<Configuration> = {},
): Shape {
  const { glass = 324, spacer = 404, bars = null, uf = 1.1 } = choice;
  const defaults = defaultsOf(catalogue.products.get(product)!, catalogue, profileOfUf[uf] ?? 222915);
  const areas = defaults.areas.map((area) => ({ ...area, glass, spacer: { spacer, colour: 'black' }, bars }));
  const axes = equalAxes(width, defaults.axes.length + 1);
  const made = shapeOf({ ...defaults, width, height, axes, areas, ...changes }, catalogue);
  return { ...made, profile: { ...made.profile, uf } };
}

const [D24, T36, T44, T48] = [301, 321, 323, 324];
const [AL, PL, PLplus] = [401, 403, 404];

describe('Uw', () => {
  it.each([
    ['D24, AL', { glass: D24, spacer: AL }, 1.2967, 1.3],
    ['D24, PL', { glass: D24, spacer: PL }, 1.1984, 1.2],
    ['T36, AL', { glass: T36, spacer: AL }, 1.025, 1],
    ['T36, PL', { glass: T36, spacer: PL }, 0.9266, 0.93],
    ['T44, PL', { glass: T44, spacer: PL }, 0.8587, 0.86],
    ['T48, PL+', { glass: T48, spacer: PLplus }, 0.7736, 0.77],
    ['T48, PL+, Uf 1.0', { glass: T48, spacer: PLplus, uf: 1 }, 0.7415, 0.74],
    ['T48, PL+, Uf 1.2', { glass: T48, spacer: PLplus, uf: 1.2 }, 0.8057, 0.81],
  ])('of the reference window with %s is %d [windows-domain 5.2]', (_case, choice, exact, shown) => {
    const uw = uwOf(shape('OS1', 1230, 1480, choice));
    expect(Math.abs(uw - exact)).toBeLessThan(0.0005);
    expect(shownUw(uw)).toBe(shown);
  });

  it.each([
    ['F1', 1230, 1480, 0.7096, 0.71],
    ['OS1', 600, 600, 1.0126, 1],
    ['ST2', 1500, 1500, 0.8356, 0.84],
    ['SL2', 1500, 1500, 0.8418, 0.84],
    ['FO2', 1500, 1500, 0.8007, 0.8],
    ['SL3', 2100, 1500, 0.8217, 0.82],
    ['B1', 900, 2100, 0.7954, 0.8],
    ['B2', 1600, 2100, 0.7974, 0.8],
  ])('of %s %i × %i is %d [windows-domain 5.2]', (product, width, height, exact, shown) => {
    const uw = uwOf(shape(product, width, height));
    expect(Math.abs(uw - exact)).toBeLessThan(0.0005);
    expect(shownUw(uw)).toBe(shown);
  });

  it('grows with bars between the panes [windows-domain 5.3]', () => {
    const barred = uwOf(shape('OS1', 1230, 1480, { bars: { bars: 605, pattern: '1x1' } }));
    expect(Math.abs(barred - 0.8105)).toBeLessThan(0.0005);
  });

  it('of an entrance door counts its panel [windows-domain 5.2]', () => {
    const door = shape('E1', 1000, 2100, { uf: 1.3 }, { filling: 701, threshold: 1511 });
    const fillings = new Map([[701, { ...catalogue.fillings.get(701)!, up: 0.9 }]]);
    expect(Math.abs(uwOf({ ...door, catalogue: { ...catalogue, fillings } }) - 1.1302)).toBeLessThan(0.0005);
  });

  it('of every profile with its standard glass is the one on its card', () => {
    for (const profile of catalogue.data.profiles) {
      const made = shapeOf(defaultsOf(catalogue.products.get('OS1')!, catalogue, profile.id), catalogue);
      expect(Math.abs(uwOf(made) - profile.uwReference)).toBeLessThan(0.006);
    }
  });
});

describe('weight', () => {
  it.each([
    ['OS1', 1230, 1480, T48, 68.96, 55.95],
    ['OS1', 1230, 1480, D24, 55.91, 42.9],
    ['ST2', 1500, 1500, T48, 90.04, 36.7],
    ['SL2', 1500, 1500, T48, 91.11, 36.25],
    ['SL3', 2100, 1500, T48, 120.22, 34],
    ['B1', 900, 2100, T48, 72.44, 58.04],
    ['B2', 1600, 2100, T48, 128.98, 54.01],
    ['OS1', 600, 600, T48, 17.87, 12.11],
  ])(
    'of %s %i × %i with glass %i is %d kg, its heaviest sash %d kg [windows-domain 5.4]',
    (product, w, h, glass, total, sash) => {
      const made = shape(product, w, h, { glass });
      const sashes = made.geometry.fields.filter((field) => field.sash).map((field) => fieldKg(field, made));
      // The table adds rounded columns, so it may be a hundredth off.
      expect(Math.abs(weightOf(made).pieceKg - total)).toBeLessThan(0.015);
      expect(Math.abs(Math.max(...sashes) - sash)).toBeLessThan(0.015);
    },
  );

  it.each([
    ['F1', 1230, 1480, {}, 58.74],
    ['E1', 1000, 2100, { threshold: 1511 }, 66.28],
  ] as const)('of %s is %d kg', (product, w, h, changes, kg) => {
    expect(Math.abs(weightOf(shape(product, w, h, {}, changes)).pieceKg - kg)).toBeLessThan(0.015);
  });

  it('adds what travels with the window', () => {
    const made = shape('OS1', 1230, 1480);
    const [area] = made.configuration.areas;
    const accessories: Area['accessories'] = [
      { accessory: 751, kind: 'inner-sill', colour: 'IP-BI', length: 1000, depth: 500 },
      { accessory: 722, kind: 'blind', colour: 'ZA-01', side: 'L' },
      { accessory: 731, kind: 'net', colour: 'SI-BI' },
    ];
    const configuration = { ...made.configuration, areas: [{ ...area!, accessories }] };
    const expected = 0.5 * 4.6 + 0.992 * 1.259 * 1.6 + 1.11 * 1.36 * 0.9;
    expect(weightOf(shapeOf(configuration, catalogue)).accessoriesKg).toBeCloseTo(expected, 2);
  });

  it('of every stock product can be worked out', () => {
    for (const { id } of catalogue.data.stock) {
      const stock = stockConfiguration(id, catalogue);
      expect(stock.ok && weightOf(shapeOf(stock.value, catalogue)).totalKg).toBeGreaterThan(10);
    }
  });
});

describe('sound', () => {
  it.each([
    ['standard glass', 222915, 323, 33],
    ['acoustic glass', 222915, 328, 44],
    ['another maker', 222761, 323, 34],
  ])('with %s is %i dB', (_case, profile, glass, rw) => {
    const made = shape('SL2', 1800, 1500, { glass }, { profile });
    expect(rwOf(made)).toBe(rw);
  });

  it('is that of the weakest field', () => {
    const made = shape('SL2', 1800, 1500, { glass: 328 });
    const areas = made.configuration.areas.map((area, i) => (i === 0 ? area : { ...area, glass: 323 }));
    const mixed = { ...made, configuration: { ...made.configuration, areas } };
    expect([rwOf(mixed), areaOf(mixed, made.geometry.fields[1]!).glass]).toEqual([33, 323]);
  });
});

import { changedBy, refusalOf, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { calculatePrice } from '../../pricing/calculate-price';
import { shopByCode } from '../../shop/shops';
import type { Change } from '../change';
import type { Configuration } from '../configuration';
import { resetPart } from '../changes/reset-part';
import { parts } from '../choices/parts';
import { uwOf } from '../physics/thermal';
import { weightOf } from '../physics/weight';
import { transomLightLimits } from '../rules/transom-light-limits';
import { fieldSizes } from './field-sizes';
import { shapeOf } from './shape';

const catalogue = shopCatalogue();
const threshold: Change = { kind: 'threshold', threshold: 1511 };
const light = (from: Configuration, height: number): Change => ({
  kind: 'field-sizes',
  fields: fieldSizes({ ...from, light: { ...from.light!, height } }),
});
const shapeWith = (code: string) => shapeOf(changedBy(initialConfiguration(code), threshold), catalogue);

describe('an entrance door with a toplight in one frame', () => {
  it('has a leaf from the threshold to the transom, with the lever where a hand is', () => {
    // 1000 × 2500, threshold 20, transom axis at 400: the leaf ends 12 mm above the bottom and 14 mm below the axis.
    const [leaf, over] = shapeWith('E1N').geometry.fields;
    expect(leaf).toMatchObject({ kind: 'leaf', sash: [40, 414, 960, 2488], daylight: [152, 526, 848, 2376] });
    expect(leaf!.hardware.handle).toMatchObject({ kind: 'door', height: 1050, at: [96, 2500 - 20 - 1050] });
    expect(over).toMatchObject({ kind: 'fixed', daylight: [72, 72, 928, 354], edges: { bottom: 'transom' } });
  });

  it('weighs as a door under a light (windows-domain 5.4)', () => {
    // frame 2 · 2.5 + 1.0 = 6.0 m · 3 = 18; threshold 1.0 · 1.6 = 1.6; transom 1.0 − 0.096 = 0.904 m · 3 = 2.712;
    // leaf 2 · (0.920 + 2.074) = 5.988 m · 4.2 = 25.1496; panel 0.726 · 1.880 = 1.36488 m² · 12 = 16.37856; hardware 8;
    // glass 0.886 · 0.312 = 0.276432 m² · 30 = 8.29296; together 80.13312
    expect(weightOf(shapeWith('E1N')).pieceKg).toBe(80.13);
  });

  it('insulates by EN ISO 10077-1: panel, glass of the light and frame', () => {
    const { profile, geometry, catalogue: own, configuration } = shapeWith('E1N');
    const { ug } = own.glass.get(configuration.areas[1]!.glass)!;
    const { psi } = own.spacers.get(configuration.areas[1]!.spacer.spacer)!;
    // Ap 0.696 · 1.850 = 1.2876, lp 5.092; Ag 0.856 · 0.282 = 0.241392, lg 2.276; Aw 2.5
    const panel = 1.2876 * 0.85 + 5.092 * 0.03;
    const pane = 0.241392 * ug + 2.276 * psi;
    const around = (2.5 - 1.2876 - 0.241392) * profile.uf;
    expect(geometry.joints.map(({ kind }) => kind)).toEqual(['transom']);
    expect(uwOf(shapeWith('E1N'))).toBeCloseTo((panel + pane + around) / 2.5, 6);
  });

  it('costs its door, its light and the transom; the filling is paid for each leaf, the light has none', () => {
    const price = (code: string, height: number) => {
      const made = changedBy(
        initialConfiguration(code),
        { kind: 'size', width: 1500, height },
        { kind: 'filling', filling: 702 },
      );
      return calculatePrice(made, catalogue, shopPrices(), shopByCode('cs')).parts.product;
    };
    const [base, over, ...rest] = price('E2N', 2500);
    const [plain, ...others] = price('E2', 2100);
    // F1 up to 1500 × 400: 1790; transom 1.5 m · 370 = 555
    expect(over).toEqual({ key: 'light-above', net: (1790 + 555) * 100 });
    expect([base, ...rest]).toEqual([plain, ...others]);
    expect(others).toContainEqual({ key: 'filling', item: 702, net: 2 * 1450_00 });
  });

  it.each(['E1N', 'E2N'])('limits the light of %s by leaf and pane [DIM-06]', (code) => {
    // 250 + 72 + 46; 2500 − (1800 + 14 + 12 at the threshold)
    expect(transomLightLimits(initialConfiguration(code), catalogue)).toEqual({ min: 368, max: 674 });
  });

  it('takes another height of the light; the leaves of a double door stay one field', () => {
    const made = changedBy(initialConfiguration('E2N'), light(initialConfiguration('E2N'), 450));
    expect(made.axes).toEqual([750]);
    expect(fieldSizes(made)).toEqual([
      { area: '1', width: 1500, height: 2050 },
      { area: '2', width: 1500, height: 450 },
    ]);
  });

  it('turns its leaves; the light stays fixed, because levers of a door are no handles for it', () => {
    const turned = changedBy(initialConfiguration('E2N'), { kind: 'opening', areas: ['1'], opening: 'dsxz' });
    expect(turned.areas.map(({ opening }) => opening)).toEqual(['dsxz', 'fix']);
    expect(refusalOf(initialConfiguration('E1N'), { kind: 'opening', areas: ['2'], opening: 's' }).code).toBe(
      'opening-not-offered',
    );
  });
});

describe('windows and balcony doors with a toplight', () => {
  it.each([
    ['F1N', 'osp', 'OS1N'],
    ['SL2N', 'fix', 'FO2N'],
    ['FO2N', 'osl', 'SL2N'],
  ] as const)('%s whose first field is %s becomes %s', (code, opening, product) => {
    expect(changedBy(initialConfiguration(code), { kind: 'opening', areas: ['1'], opening }).product).toBe(product);
  });

  it('FO2N mirrored has its fixed field on the other side, and the light over both', () => {
    const turned = changedBy(initialConfiguration('FO2N'), { kind: 'mirror' });
    expect(turned.mirrored).toBe(true);
    expect(turned.areas.map(({ opening }) => opening)).toEqual(['osl', 'fix', 'fix']);
    expect(changedBy(turned, { kind: 'mirror' })).toEqual(initialConfiguration('FO2N'));
  });

  it('B2N keeps one handle at its stulp, whatever the light does', () => {
    const tilting = changedBy(initialConfiguration('B2N'), { kind: 'opening', areas: ['3'], opening: 's' });
    const handles = shapeOf(tilting, catalogue).geometry.fields.map(({ hardware }) => hardware.handle?.height ?? null);
    expect(handles).toEqual([null, 1057, 400 - 14 - 40 - 28.5]);
  });
});

describe('back to standard', () => {
  it.each(['OS1N', 'E2N', 'FO2N'])('leaves the light of %s as it is', (code) => {
    const lower = changedBy(initialConfiguration(code), light(initialConfiguration(code), 430), {
      kind: 'colour',
      inside: 'W',
      outside: 'D04',
    });
    const standard = parts.flatMap((part) => resetPart(part, lower, catalogue));
    expect(changedBy(lower, ...standard)).toMatchObject({ light: { height: 430 }, colour: { outside: 'W' } });
  });
});

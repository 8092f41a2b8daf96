import fc from 'fast-check';
import { changedBy, refusalOf, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { calculatePrice } from '../../pricing/calculate-price';
import { priceStepsOf } from '../../pricing/price-steps';
import { shopByCode } from '../../shop/shops';
import { applyChange } from '../apply-change';
import type { Change } from '../change';
import type { Configuration } from '../configuration';
import { uwOf } from '../physics/thermal';
import { weightOf } from '../physics/weight';
import { transomLightLimits } from '../rules/transom-light-limits';
import type { Refusal } from '../rules/violation';
import { fieldSizes } from './field-sizes';
import { shapeOf } from './shape';

const catalogue = shopCatalogue();
const prices = shopPrices();
const czech = shopByCode('cs');

const light = (from: Configuration, height: number): Change => ({
  kind: 'field-sizes',
  fields: fieldSizes({ ...from, light: { ...from.light!, height } }),
});
const size = (width: number, height: number): Change => ({ kind: 'size', width, height });
const lit = catalogue.data.products.filter((product) => product.light).map(({ code }) => code);
const geometryOf = (from: Configuration) => shapeOf(from, catalogue).geometry;

/** A reference window of 1230 × 1480 (windows-domain 5.2) under a fixed toplight of 400 mm, with T48 and PL+. */
const example = () =>
  changedBy(
    initialConfiguration('OS1N'),
    size(1230, 1880),
    { kind: 'glass', areas: [], glass: 324 },
    { kind: 'spacer', areas: [], spacer: 404 },
  );

describe('a window with a toplight in one frame', () => {
  it('has a transom as a mullion turned by 90° (windows-domain 1.6)', () => {
    const { fields, joints } = geometryOf(example());
    // The sash ends 14 mm below the axis at 400, the glass of the light 46 mm above it.
    expect(fields.map(({ sash, daylight, pane }) => ({ sash, daylight, pane }))).toEqual([
      { sash: [40, 414, 1190, 1840], daylight: [118, 492, 1112, 1762], pane: { width: 1024, height: 1300 } },
      { sash: null, daylight: [72, 72, 1158, 354], pane: { width: 1116, height: 312 } },
    ]);
    expect(joints).toEqual([{ kind: 'transom', at: 400, from: 0, to: 1230 }]);
  });

  it('insulates by EN ISO 10077-1: the transom is frame, both panes have their edges', () => {
    // Aw 1.23 · 1.88 = 2.3124; Ag 0.994 · 1.270 + 1.086 · 0.282 = 1.568632; Af = 0.743768;
    // lg 2 · (0.994 + 1.270) + 2 · (1.086 + 0.282) = 7.264;
    // 1.568632 · 0.5 + 0.743768 · 1.1 + 7.264 · 0.033 = 0.784316 + 0.818145 + 0.239712 = 1.842173; / 2.3124 = 0.79665
    expect(uwOf(shapeOf(example(), catalogue))).toBeCloseTo(0.79665, 5);
  });

  it('weighs its transom between the rebates of the frame (windows-domain 5.4)', () => {
    // frame 2 · (1.23 + 1.88) = 6.22 m · 2.4 = 14.928; transom 1.230 − 0.096 = 1.134 m · 3.0 = 3.402;
    // sash 2 · (1.150 + 1.426) = 5.152 m · 2.6 = 13.395; hardware 1 + 0.5 · 5.152 = 3.576;
    // glass 1.024 · 1.300 + 1.116 · 0.312 = 1.679392 m² · 30 = 50.382; together 85.683
    expect(weightOf(shapeOf(example(), catalogue)).pieceKg).toBe(85.68);
  });

  it('weighs a mullion from the rebate of the transom to that of the frame', () => {
    const [mullion, transom] = geometryOf(initialConfiguration('SL2N')).joints;
    expect([mullion, transom]).toEqual([
      { kind: 'mullion', at: 900, from: 400, to: 1900 },
      { kind: 'transom', at: 400, from: 0, to: 1800 },
    ]);
    // Without glass, against SL2 of 1800 × 1500 without a light: frame 2 · 0.4 m · 2.4 = 1.92; mullion 1.500 − 0.048 − 0.022
    // = 1.430 instead of 1.404 m · 3.0 = 0.078; transom 1.704 m · 3.0 = 5.112; both sashes are 26 mm higher: 4 · 0.026 m ·
    // (2.6 + 0.5) = 0.3224
    const without = (code: string) => {
      const shape = shapeOf(initialConfiguration(code), catalogue);
      const glass = shape.geometry.fields.reduce((sum, { pane }) => sum + (pane.width * pane.height) / 1e6, 0);
      return weightOf(shape).pieceKg - glass * catalogue.glass.get(323)!.kgPerM2;
    };
    expect(without('SL2N') - without('SL2')).toBeCloseTo(1.92 + 0.078 + 5.112 + 0.3224, 1);
  });

  it('costs its window, its light and a metre price of the transom, each step of either is one of the whole', () => {
    // OS1 up to 1300 × 1500: 4920; F1 up to 1250 × 400: 1600; transom 1.25 m · 370 = 463
    const made = changedBy(initialConfiguration('OS1N'), size(1230, 1880));
    const { parts } = calculatePrice(made, catalogue, prices, czech);
    expect(parts.product).toEqual([
      { key: 'base', net: 4920_00 },
      { key: 'light-above', net: (1600 + 463) * 100 },
    ]);
    const steps = priceStepsOf(shapeOf(made, catalogue), prices, czech);
    expect(steps).toMatchObject({ width: 1250, height: 1900 });
    const wider = calculatePrice(changedBy(made, size(1251, 1880)), catalogue, prices, czech);
    expect(wider.product - calculatePrice(made, catalogue, prices, czech).product).toBe(steps.wider);
  });

  it('has the handle of a window as high as its row', () => {
    const [sash] = geometryOf(changedBy(initialConfiguration('OS1N'), size(1000, 1500))).fields;
    expect(sash!.hardware.handle).toMatchObject({ height: 470, at: [68.5, 1500 - 40 - 470] });
  });

  it('keeps the height of the light when it is resized', () => {
    const made = changedBy(initialConfiguration('OS1N'), size(1200, 2000));
    expect(fieldSizes(made).map(({ height }) => height)).toEqual([1600, 400]);
  });

  it('below stands on the frame, and opens by its field alone', () => {
    const { fields } = geometryOf(initialConfiguration('OS1P'));
    expect(fields.map(({ place, top, bottom }) => [place, top, bottom])).toEqual([
      ['main', 0, 1400],
      ['below', 1400, 2000],
    ]);
    const tilting = changedBy(initialConfiguration('SL2N'), { kind: 'opening', areas: ['3'], opening: 's' });
    expect(tilting.product).toBe('SL2N');
    expect(geometryOf(tilting).fields[2]).toMatchObject({ sash: [40, 40, 1760, 386], movement: { tilt: 'bottom' } });
    expect(refusalOf(initialConfiguration('OS1P'), { kind: 'opening', areas: ['2'], opening: 's' }).code).toBe(
      'opening-not-offered',
    );
  });
});

describe('the height of a light', () => {
  it.each([
    ['OS1N', 'fix', { min: 368, max: 1132 }], // 250 + 72 + 46; 1800 − (920 / 1.5 + 14 + 40)
    ['OS1N', 's', { min: 374, max: 974 }], // 320 + 40 + 14; 920 + 54
    ['B1N', 'fix', { min: 368, max: 846 }], // 2600 − (1700 + 54)
    ['OS1P', 'fix', { min: 368, max: 1332 }],
    ['SL2N', 'fix', { min: 394, max: 1282 }], // 1656 / 6 + 72 + 46; 1900 − (846 / 1.5 + 14 + 40)
  ] as const)('of %s that is %s is limited by the rules of its fields %j [DIM-06]', (code, opening, limits) => {
    const from = changedBy(initialConfiguration(code), {
      kind: 'opening',
      areas: [initialConfiguration(code).areas.at(-1)!.id],
      opening,
    });
    expect(transomLightLimits(from, catalogue)).toEqual(limits);
    const isAccepted = (height: number) => applyChange(light(from, height), from, catalogue).ok;
    expect([limits.min - 1, limits.min].map(isAccepted)).toEqual([false, true]);
    expect(isAccepted(limits.max + 1)).toBe(false);
  });

  it('leaves a transom at least 300 mm from the top, and tells what its pane asks for', () => {
    expect(refusalOf(initialConfiguration('OS1N'), light(initialConfiguration('OS1N'), 299))).toMatchObject({
      code: 'transom-too-high',
      values: { min: 368, height: 299 },
    });
  });

  it('that cannot be made is answered by the nearest one that can', () => {
    const { code, repairs } = refusalOf(initialConfiguration('OS1N'), light(initialConfiguration('OS1N'), 320));
    expect([code, repairs[0]]).toEqual(['pane-height', [light(initialConfiguration('OS1N'), 368)]]);
  });

  it('gives way to a width that asks for a higher light', () => {
    const { code, repairs } = refusalOf(initialConfiguration('SL2N'), size(2400, 1900));
    expect(code).toBe('pane-ratio');
    const [higher, ...same] = repairs[0]!;
    expect(same).toEqual([size(2400, 1900)]);
    expect(changedBy(initialConfiguration('SL2N'), higher!, ...same)).toMatchObject({
      width: 2400,
      light: { height: 500 },
    });
  });

  it('gives way to a lower window, to the millimetre where no round height will do', () => {
    const { code, repairs } = refusalOf(initialConfiguration('OS1N'), size(500, 850));
    expect(code).toBe('sash-height');
    expect(repairs).toEqual([[light(initialConfiguration('OS1N'), 376), size(500, 850)], [size(500, 874)]]);
  });

  it('adds up with the other heights, and every field has one of the two', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lit), fc.integer({ min: 300, max: 1000 }), (code, height) => {
        const from = initialConfiguration(code);
        const changed = applyChange(light(from, height), from, catalogue);
        if (!changed.ok) return expect((changed.details as Refusal).code).toMatch(/^(sash|pane|transom|outer-pane)/);
        const heights = fieldSizes(changed.value).map((field) => field.height);
        expect(heights.at(-1)).toBe(height);
        expect(new Set(heights.slice(0, -1))).toEqual(new Set([from.height - height]));
      }),
    );
  });

  it('is refused where rows or widths do not add up', () => {
    const [main, over] = fieldSizes(initialConfiguration('OS1N'));
    for (const fields of [
      [main!, { ...over!, height: over!.height + 1 }],
      [main!, { ...over!, width: over!.width - 1 }],
      [main!],
    ])
      expect(refusalOf(initialConfiguration('OS1N'), { kind: 'field-sizes', fields }).code).toBe(
        'field-sizes-do-not-fit',
      );
  });
});

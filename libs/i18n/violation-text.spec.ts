import fc from 'fast-check';
import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { anyStepIn, changeOf } from '@fenestra/testing/any-change';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { previewChange } from '@fenestra/domain/configuration/apply-change';
import {
  isViolation,
  type Violation,
  type ViolationCode,
  violation,
  violationCodes,
} from '@fenestra/domain/configuration/rules/violation';
import { shopByCode, shops } from '@fenestra/domain/shop/shops';
import { textsOf } from './texts-of';
import { violationText, withComma } from './violation-text';

/** What the text of a rule has to tell, with one broken limit. All others tell no figures. */
const told: Partial<Record<ViolationCode, Violation['values']>> = {
  'field-sizes-do-not-fit': { sum: 1700, high: 1500, width: 1800, height: 1500 },
  'width-out-of-range': { min: 500, max: 1500 },
  'height-out-of-range': { min: 600, max: 1800 },
  'area-too-large': { squareMetres: 2.71, max: 2.3 },
  'field-too-narrow': { width: 439, min: 440 },
  'transom-too-high': { height: 290, min: 300 },
  'sash-width': { width: 510, min: 550 },
  'sash-height': { height: 2510, max: 2400 },
  'sash-area': { squareMetres: 2.32, max: 2.2 },
  'sash-ratio': { ratio: 2.73, max: 1.5 },
  'pane-width': { width: 310, min: 350 },
  'pane-height': { height: 311, min: 351 },
  'pane-ratio': { ratio: 6.5, max: 6 },
  'pane-area': { squareMetres: 6.4, max: 6 },
  'outer-pane-too-thin': { squareMetres: 2.8, thickness: 4, min: 6 },
  'sash-too-heavy': { kg: 86.85, max: 80 },
  'dark-sash-width': { width: 1410, max: 1349 },
  'dark-sash-height': { height: 2300, max: 2200 },
  'glass-too-thick': { thickness: 52, max: 44 },
  'ornament-pane-too-large': { width: 2210, height: 810, longer: 2100, shorter: 1600 },
  'bars-need-cavity': { cavity: 12, min: 16 },
  'bars-too-close': { gap: 60, min: 120 },
  'bars-pattern-width': { width: 26, max: 18 },
  'sill-length': { length: 3001, max: 3000 },
  'sill-depth': { depth: 175, nearest: 150 },
  'blind-size': {
    width: 330,
    height: 280,
    widthMin: 250,
    widthMax: 1500,
    heightMin: 300,
    heightMax: 2000,
    areaMax: 2.5,
  },
  'net-size': { width: 330, height: 280, widthMin: 250, widthMax: 1400, heightMin: 300, heightMax: 2100 },
  'element-above-width': { width: 2410, asked: 2000 },
  'too-many-elements': { count: 7, max: 6 },
  'coupling-too-long': { length: 2500, max: 2400 },
};

describe.each(shops.map((shop) => [shop.code, textsOf(shop).errors] as const))('in the shop %s', (_shop, words) => {
  it.each(violationCodes)('the rule %s is told with its limit and what there is', (code) => {
    const values = told[code] ?? {};
    const text = violationText(words, violation(code, { area: '2', ...values }), withComma);
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
    for (const value of Object.values(values)) expect(text).toContain(withComma(Number(value)));
  });

  it('numbers have a comma and their place stands before the rule', () => {
    const text = violationText(words, violation('sash-area', { field: '2', squareMetres: 2.32, max: 2.2 }), withComma);
    expect(text).toMatch(/^\D*2\D*: .*2,2\u00a0m².*2,32\u00a0m²/);
  });
});

it('says whether a limit is the lower or the upper one', () => {
  const words = textsOf(shopByCode('cs')).errors;
  expect(violationText(words, violation('sash-width', { width: 430, min: 550 }), withComma)).toBe(
    'Křídlo má být široké aspoň 550\u00a0mm, toto má 430\u00a0mm.',
  );
  expect(violationText(words, violation('sash-width', { width: 900, max: 800, element: '2a' }), withComma)).toBe(
    'Prvek 2a: Křídlo má být široké nejvýš 800\u00a0mm, toto má 900\u00a0mm.',
  );
});

it('names the field whose sizes are missing, and the joint that is', () => {
  const words = textsOf(shopByCode('cs')).errors;
  const missing = { sum: 1800, high: 1500, width: 1800, height: 1500, missing: '2' };
  expect(violationText(words, violation('field-sizes-do-not-fit', missing), withComma)).toBe(
    'Chybí šířka a\u00a0výška pole 2. Rozměry polí se zadávají všechny najednou.',
  );
  expect(violationText(words, violation('area-unknown', { joint: 3 }), withComma)).toBe(
    'Spoj S3: Tuto část výrobek nemá.',
  );
});

it('leaves no placeholder in whatever refusal any change of any product meets', () => {
  const catalogue = shopCatalogue();
  const codes = [
    ...catalogue.data.products.filter(({ offered }) => offered).map(({ code }) => code),
    ...catalogue.assemblies.keys(),
  ];
  const met = new Set<ViolationCode>();
  fc.assert(
    fc.property(
      fc.constantFrom(...codes),
      fc.array(anyStepIn(catalogue), { minLength: 6, maxLength: 12 }),
      (product, changes) => {
        changes.reduce((present, step) => {
          const outcome = previewChange(changeOf(step, present), present, catalogue);
          if (!isViolation(outcome)) return outcome;
          met.add(outcome.code);
          for (const shop of shops) {
            const text = violationText(textsOf(shop).errors, outcome, withComma);
            expect(text).not.toMatch(/[{}]|undefined|NaN/);
          }
          return present;
        }, initialConfiguration(product));
      },
    ),
    { numRuns: 600 },
  );
  expect(met.size).toBeGreaterThan(30);
});

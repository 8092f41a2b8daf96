import { changedBy, refusalOf, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { compensatedSizes } from '../configuration/assembly/compensated-sizes';
import { elementsOf } from '../configuration/assembly/elements';
import type { Change } from '../configuration/change';
import type { Configuration } from '../configuration/configuration';
import { fieldSizes } from '../configuration/geometry/field-sizes';
import { transomLightLimits } from '../configuration/rules/transom-light-limits';
import { violatedDimensions } from './violated-dimensions';

const light =
  (height: number) =>
  (from: Configuration): Change => ({
    kind: 'field-sizes',
    fields: fieldSizes({ ...from, light: { ...from.light!, height } }),
  });
const firstWidth =
  (width: number) =>
  (from: Configuration): Change => ({
    kind: 'field-sizes',
    fields: fieldSizes({ ...from, axes: [width] }),
  });
const size = (width: number, height: number) => (): Change => ({ kind: 'size', width, height });

const plain = () => initialConfiguration('OS1N');
const below = () => initialConfiguration('OS1P');
const two = () => initialConfiguration('SL2N');
const tilting = () => changedBy(plain(), { kind: 'opening', areas: ['2'], opening: 's' });
const dark = () =>
  changedBy(two(), light(600)(two()), size(2600, 2000)(), { kind: 'colour', inside: 'W', outside: 'D02' });

type Told = { readonly width?: number; readonly height?: number };
type Case = [string, () => Configuration, (from: Configuration) => Change, string, Told, string, object];

describe('what is beyond its limit in a window of two rows is the height of its row or the width of its field [DIM-09]', () => {
  it.each<Case>([
    ['a light above', plain, light(310), 'pane-height', { height: 310 }, 'partial-0', { min: 368 }],
    ['a light below', below, light(310), 'pane-height', { height: 310 }, 'partial-1', { min: 368 }],
    ['a light that tilts', tilting, light(310), 'sash-height', { height: 310 }, 'partial-0', { min: 374 }],
    ['a transom', two, light(200), 'transom-too-high', { height: 200 }, 'partial-0', { min: 394 }],
    ['a transom below a sash', below, light(1750), 'transom-too-high', { height: 250 }, 'partial-0', { min: 668 }],
    ['a low sash below', plain, light(1400), 'sash-height', { height: 400 }, 'partial-1', { min: 668 }],
    ['a high sash above', below, light(100), 'sash-height', { height: 1900 }, 'partial-0', { max: 1632 }],
    ['a lower window', plain, size(500, 850), 'sash-height', { height: 450 }, 'partial-1', { min: 474 }],
    ['a field of the row', two, firstWidth(430), 'field-too-narrow', { width: 430 }, 'part-0', { min: 459 }],
    ['a wide field of the row', two, firstWidth(1500), 'field-too-narrow', { width: 300 }, 'part-1', { min: 459 }],
    ['a light as wide as all', tilting, size(550, 1800), 'sash-width', { width: 550 }, 'width', { min: 600 }],
    ['a narrow window', plain, size(400, 1800), 'width-out-of-range', { width: 400 }, 'width', { min: 500 }],
    ['a dark sash', dark, firstWidth(1420), 'dark-sash-width', { width: 1420 }, 'part-0', { max: 1403 }],
  ])('%s', (_case, from, change, code, told, id, limit) => {
    const wanted = change(from());
    const refusal = refusalOf(from(), wanted);
    expect(refusal).toMatchObject({ code, values: { ...told, ...limit } });
    expect(violatedDimensions(refusal, wanted, from())).toEqual([{ id, limit }]);
  });
});

type Limit = { readonly min: number } | { readonly max: number };

it('is the same limit in the sentence, beside the dimension, on the ruler and in the repair, of all rules together [DIM-06, DIM-09]', () => {
  const from = initialConfiguration('SL3N');
  const refusal = refusalOf(from, light(310)(from));
  expect(refusal).toMatchObject({ code: 'pane-height', values: { min: 494 } });
  expect(violatedDimensions(refusal, light(310)(from), from)).toEqual([{ id: 'partial-0', limit: { min: 494 } }]);
  expect(transomLightLimits(from, shopCatalogue())).toMatchObject({ min: 494 });
  expect(refusal.repairs[0]).toEqual([light(494)(from)]);
});

describe('field sizes that break a rule about both sides', () => {
  const broad = () => changedBy(initialConfiguration('SL3N'), light(494)(initialConfiguration('SL3N')));
  const flat = () => changedBy(initialConfiguration('SL2'), size(2000, 800)());
  it.each<[string, () => Configuration, (from: Configuration) => Change, string, object[]]>([
    ['ratio of a light', broad, light(480), 'pane-ratio', [{ id: 'partial-0', limit: { min: 494 } }]],
    ['ratio of a field', flat, firstWidth(1300), 'sash-ratio', [{ id: 'part-0', limit: { max: 1134 } }]],
  ])(
    'mark what would mend it, also where that is the present size: %s [DIM-09]',
    (_case, from, change, code, marked) => {
      const wanted = change(from());
      const refusal = refusalOf(from(), wanted);
      expect(refusal.code).toBe(code);
      expect(violatedDimensions(refusal, wanted, from())).toEqual(marked);
    },
  );
});

describe('an element of an assembly', () => {
  const above = () => changedBy(initialConfiguration('OS1'), { kind: 'add-element', place: 'above', product: 'F1' });
  const beside = () => changedBy(initialConfiguration('SL2'), { kind: 'add-element', place: 'right', product: 'F1' });
  const high = (from: Configuration): Change => {
    const [, upper] = elementsOf(from);
    return { kind: 'field-sizes', fields: fieldSizes({ ...upper!, height: 100 }) };
  };
  it('has the limit of its own height, as the sentence and the repair say it [DIM-09, DIM-13]', () => {
    const refusal = refusalOf(above(), high(above()));
    const { height: min } = elementsOf(changedBy(above(), ...refusal.repairs[0]!))[1]!;
    expect(refusal.values).toMatchObject({ height: 100, min });
    expect(violatedDimensions(refusal, high(above()), above())).toEqual([{ id: 'partial-0', limit: { min } }]);
  });

  it('of two fields has the limit of both together [DIM-09, DIM-13]', () => {
    const change = compensatedSizes(beside(), { 0: 800 });
    const refusal = refusalOf(beside(), change);
    const repaired = elementsOf(changedBy(beside(), ...refusal.repairs[0]!))[0]!;
    expect(violatedDimensions(refusal, change, beside())).toEqual([
      { id: 'element-0', limit: { min: repaired.width } },
    ]);
  });
});

it('is the width of a divided element, without a limit, where one of its fields is refused [DIM-09, DIM-13]', () => {
  const from = changedBy(initialConfiguration('F1'), { kind: 'add-element', place: 'right', product: 'SL2' });
  const [, divided] = elementsOf(from);
  const wanted: Change = { kind: 'field-sizes', fields: fieldSizes({ ...divided!, axes: [200] }) };
  expect(violatedDimensions(refusalOf(from, wanted), wanted, from)).toEqual([{ id: 'element-1' }]);
});

describe('a size that breaks a rule about both its sides', () => {
  it.each<[string, number, number, string, Limit, Limit]>([
    ['F1', 2600, 2400, 'area-too-large', { max: 1207 }, { max: 1119 }],
    ['F1', 2400, 2000, 'outer-pane-too-thin', { max: 1439 }, { max: 1207 }],
    ['F1', 2500, 500, 'pane-ratio', { max: 2280 }, { min: 537 }],
    ['OS1', 1500, 600, 'sash-ratio', { max: 860 }, { min: 1027 }],
  ])(
    '%s of %d × %d (%s): each side has the limit that it has beside the other one [DIM-09]',
    (product, width, height, code, wide, high) => {
      const refusal = refusalOf(initialConfiguration(product), size(width, height)());
      expect(refusal.code).toBe(code);
      expect(violatedDimensions(refusal, size(width, height)(), initialConfiguration(product))).toEqual(
        expect.arrayContaining([
          { id: 'width', limit: wide },
          { id: 'height', limit: high },
        ]),
      );
    },
  );
});

describe('a size of which both sides are beyond their limits', () => {
  const both: [string, number, number, Limit, Limit][] = [
    ['OS1', 100, 120, { min: 500 }, { min: 500 }],
    ['OS1', 3000, 3000, { max: 1500 }, { max: 1800 }],
    ['OS1', 2000, 300, { max: 1500 }, { min: 500 }],
    ['E1', 700, 3000, { min: 850 }, { max: 2400 }],
  ];
  it.each(both)('%s of %d × %d: each side has its own limit [DIM-09]', (product, width, height, wide, high) => {
    const wanted = size(width, height)();
    expect(
      violatedDimensions(refusalOf(initialConfiguration(product), wanted), wanted, initialConfiguration(product)),
    ).toEqual([
      { id: 'width', limit: wide },
      { id: 'height', limit: high },
    ]);
  });

  it.each([
    ['width', 100, 1200, { min: 500 }],
    ['height', 900, 120, { min: 500 }],
  ] as const)('is not one whose %s alone is wrong [DIM-09]', (id, width, height, limit) => {
    const wanted = size(width, height)();
    expect(
      violatedDimensions(refusalOf(initialConfiguration('OS1'), wanted), wanted, initialConfiguration('OS1')),
    ).toEqual([{ id, limit }]);
  });
});

it('is the height beside the transom of the element whose light it is [DIM-09, DIM-13]', () => {
  const from = changedBy(initialConfiguration('OS1'), { kind: 'add-element', place: 'right', product: 'B1N' });
  const [, lit] = elementsOf(from);
  const fields = fieldSizes({ ...lit!, light: { place: 'above', height: 310 } });
  const wanted: Change = { kind: 'field-sizes', fields };
  const refusal = refusalOf(from, wanted);
  expect(violatedDimensions(refusal, wanted, from)).toEqual([{ id: 'partial-0', element: 1, limit: { min: 368 } }]);
});

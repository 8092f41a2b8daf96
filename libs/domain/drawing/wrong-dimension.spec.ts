import { after, refusalOf, start } from '@fenestra/testing/shop-configurations';
import { elementsOf } from '../configuration/assembly/elements';
import type { Change } from '../configuration/change';
import type { Configuration } from '../configuration/configuration';
import { fieldSizes } from '../configuration/geometry/field-sizes';
import { wrongDimension, wrongSides } from './wrong-dimension';

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

const plain = () => start('OS1N');
const below = () => start('OS1P');
const two = () => start('SL2N');
const tilting = () => after(plain(), { kind: 'opening', areas: ['2'], opening: 's' });
const dark = () => after(two(), light(600)(two()), size(2600, 2000)(), { kind: 'colour', inside: 'W', outside: 'D02' });

type Told = { readonly width?: number; readonly height?: number };
type Case = [string, () => Configuration, (from: Configuration) => Change, string, Told, string, object];

describe('what is beyond its limit in a window of two rows is the height of its row or the width of its field [DIM-09]', () => {
  it.each<Case>([
    ['a light above', plain, light(310), 'pane-height', { height: 310 }, 'partial-0', { min: 368 }],
    ['a light below', below, light(310), 'pane-height', { height: 310 }, 'partial-1', { min: 368 }],
    ['a light that tilts', tilting, light(310), 'sash-height', { height: 310 }, 'partial-0', { min: 374 }],
    ['a transom', two, light(200), 'transom-too-high', { height: 200 }, 'partial-0', { min: 368 }],
    ['a transom below a sash', below, light(1750), 'transom-too-high', { height: 250 }, 'partial-0', { min: 474 }],
    ['a low sash below', plain, light(1400), 'sash-height', { height: 400 }, 'partial-1', { min: 474 }],
    ['a high sash above', below, light(100), 'sash-height', { height: 1900 }, 'partial-0', { max: 1834 }],
    ['a lower window', plain, size(500, 850), 'sash-height', { height: 450 }, 'partial-1', { min: 474 }],
    ['a field of the row', two, firstWidth(430), 'field-too-narrow', { width: 430 }, 'part-0', { min: 454 }],
    ['a wide field of the row', two, firstWidth(1500), 'field-too-narrow', { width: 300 }, 'part-1', { min: 454 }],
    ['a light as wide as all', tilting, size(550, 1800), 'sash-width', { width: 550 }, 'width', { min: 600 }],
    ['a narrow window', plain, size(400, 1800), 'width-out-of-range', { width: 400 }, 'width', { min: 500 }],
    ['a dark sash', dark, firstWidth(1420), 'dark-sash-width', { width: 1420 }, 'part-0', { max: 1403 }],
  ])('%s', (_case, from, change, code, told, id, limit) => {
    const refusal = refusalOf(from(), change(from()));
    expect(refusal).toMatchObject({ code, values: { ...told, ...limit } });
    expect(wrongDimension(refusal, from())).toEqual({ id, limit });
  });
});

type Limit = { readonly min: number } | { readonly max: number };

describe('a size that breaks a rule about both its sides', () => {
  it.each<[string, number, number, string, Limit, Limit]>([
    ['F1', 2600, 2400, 'area-too-large', { max: 1207 }, { max: 1119 }],
    ['F1', 2400, 2000, 'outer-pane-too-thin', { max: 1439 }, { max: 1207 }],
    ['F1', 2500, 500, 'pane-ratio', { max: 2280 }, { min: 537 }],
    ['OS1', 1500, 600, 'sash-ratio', { max: 860 }, { min: 1027 }],
  ])(
    '%s of %d × %d (%s): each side has the limit that it has beside the other one [DIM-09]',
    (product, width, height, code, wide, high) => {
      const refusal = refusalOf(start(product), size(width, height)());
      expect(refusal.code).toBe(code);
      expect(wrongSides(refusal, { width, height })).toEqual(
        expect.arrayContaining([
          { id: 'width', limit: wide },
          { id: 'height', limit: high },
        ]),
      );
    },
  );
});

it('is the height beside the transom of the element whose light it is [DIM-09, DIM-13]', () => {
  const from = after(start('OS1'), { kind: 'add-element', place: 'right', product: 'B1N' });
  const [, lit] = elementsOf(from);
  const fields = fieldSizes({ ...lit!, light: { place: 'above', height: 310 } });
  const refusal = refusalOf(from, { kind: 'field-sizes', fields });
  expect(wrongDimension(refusal, from)).toEqual({ id: 'partial-0', element: 1, limit: { min: 368 } });
});

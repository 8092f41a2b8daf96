import { changedBy, refusalOf, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { newAssembly } from '../assembly/new-assembly';
import { outcomeOf } from '../apply-change';
import type { Change } from '../change';
import type { Configuration, OpeningCode } from '../configuration';

const catalogue = shopCatalogue();

const size = (width: number, height: number): Change => ({ kind: 'size', width, height });
const opening = (area: string, code: OpeningCode): Change => ({ kind: 'opening', areas: [area], opening: code });
const fieldSizes = (first: number, second: number): Change => ({
  kind: 'field-sizes',
  fields: [
    { area: '1', width: first, height: 1500 },
    { area: '2', width: second, height: 1500 },
  ],
});

const threeFields = (...each: number[]): Change => ({
  kind: 'field-sizes',
  fields: each.map((width, i) => ({ area: String(i + 1), width, height: 1500 })),
});

const rowOfThree = (...each: number[]): Change => ({
  kind: 'field-sizes',
  fields: each.map((width, i) => ({ area: `A${i + 1}`, width, height: 1300 })),
});
const widths = (third: number): Change => rowOfThree(900, 900, third);

/** Of a balcony door 1600 × 2600 with a light of that height. */
const withLight = (light: number): Change => ({
  kind: 'field-sizes',
  fields: [
    { area: '1', width: 800, height: 2600 - light },
    { area: '2', width: 800, height: 2600 - light },
    { area: '3', width: 1600, height: light },
  ],
});

/** Of a window 2400 × 2000 with three fields and a light of that height. */
const lightOfThree = (light: number): Change => ({
  kind: 'field-sizes',
  fields: [
    ...['1', '2', '3'].map((area) => ({ area, width: 800, height: 2000 - light })),
    { area: '4', width: 2400, height: light },
  ],
});

/** Fixed windows beside each other below a product that is as wide as all of them. */
function fixedBelow(above: string, ...widths: number[]): Configuration {
  const row = widths.map((width) => ({ product: 'F1', width, height: 1000 }));
  const template = catalogue.assemblies.get('SE-NADSVETLIK')!;
  return newAssembly({ ...template, row, above: { product: above, height: 900 } }, catalogue);
}
const removing = (element: number): Change => ({ kind: 'remove-element', element });
const inRow = (widths: Record<string, number>): Change => ({
  kind: 'field-sizes',
  fields: Object.entries(widths).map(([area, width]) => ({ area, width, height: 1000 })),
});

describe('a refusal that something can be done about', () => {
  const add = (accessory: number, colour: string, size?: object): Change => ({
    kind: 'add-accessory',
    areas: [],
    accessory,
    colour,
    ...(size && { size }),
  });
  const bars = (id: number, pattern: string): Change => ({ kind: 'bars', areas: [], bars: id, pattern });
  const glass = (id: number): Change => ({ kind: 'glass', areas: [], glass: id });
  const ornament = (id: number): Change => ({ kind: 'ornament', areas: [], ornament: id });

  it.each<[string, () => Configuration, Change, Change[]]>([
    [
      'an opening that the window is too high for, not by other openings, which its list has',
      () => initialConfiguration('OS1'),
      { kind: 'opening', areas: ['1'], opening: 's' },
      [size(1230, 1000), { kind: 'opening', areas: ['1'], opening: 's' }],
    ],
    [
      'an opening that the window is too high for, and so wide that it cannot only become lower',
      () => changedBy(initialConfiguration('OS1'), size(1500, 1027)),
      opening('1', 's'),
      [size(1460, 1000), opening('1', 's')],
    ],
    [
      'a door handle',
      () => initialConfiguration('OS1'),
      { kind: 'handle', handle: 655 },
      [{ kind: 'handle', handle: 643 }],
    ],
    [
      'a balcony threshold for a door',
      () => initialConfiguration('E1'),
      { kind: 'threshold', threshold: 1514 },
      [{ kind: 'threshold', threshold: 1513 }],
    ],
    [
      'a threshold under a handle for both sides',
      () => changedBy(initialConfiguration('B1'), { kind: 'handle', handle: 1561 }),
      { kind: 'threshold', threshold: 1514 },
      [
        { kind: 'handle', handle: null },
        { kind: 'threshold', threshold: 1514 },
      ],
    ],
    [
      'a blind on fixed glass below a toplight that tilts',
      () => initialConfiguration('F1N'),
      add(734, 'SI-BI'),
      [{ kind: 'opening', areas: ['1'], opening: 'ol' }, add(734, 'SI-BI')],
    ],
    [
      'glass thicker than the profile holds',
      () => changedBy(initialConfiguration('D1'), { kind: 'profile', profile: 222744 }),
      glass(324),
      [glass(323)],
    ],
    [
      'bars wider than the cavity',
      () => changedBy(initialConfiguration('OS1'), glass(321)),
      bars(604, '1x1'),
      [glass(322), bars(604, '1x1')],
    ],
    [
      'bars too wide for a Viennese frame',
      () => initialConfiguration('OS1'),
      bars(611, 'vienna'),
      [bars(604, 'vienna')],
    ],
    [
      'bars too close to each other',
      () => changedBy(initialConfiguration('OS1'), size(600, 600)),
      bars(601, '4x6'),
      [bars(601, '1x1')],
    ],
    [
      'bars that no pattern leaves room for',
      () => changedBy(initialConfiguration('OS1P'), size(500, 1074)),
      { ...bars(613, 'top2x1'), areas: ['1'] } as Change,
      [size(700, 1504), { ...bars(613, 'top2x1'), areas: ['1'] } as Change],
    ],
    [
      'an ornament without a single pane',
      () => changedBy(initialConfiguration('OS1'), glass(305)),
      ornament(501),
      [glass(303), ornament(501)],
    ],
    [
      'an ornament smaller than the pane',
      () => changedBy(initialConfiguration('F1'), size(2300, 900)),
      ornament(515),
      [ornament(511)],
    ],
    [
      'a size whose pane needs thicker glass',
      () => initialConfiguration('F1'),
      size(2000, 1600),
      [glass(325), size(2000, 1600)],
    ],
    [
      'a balcony door with a high light, of which heights on a stretch of 31 mm are made at that width',
      () => changedBy(initialConfiguration('B2N'), withLight(819)),
      size(1997, 2700),
      [size(1997, 2603)],
    ],
    [
      'a low window of unequal sashes, of which widths on a stretch of 15 mm are made at the least height [DIM-09]',
      () => changedBy(initialConfiguration('ST3'), threeFields(1042, 800, 558)),
      size(2243, 500),
      [size(1922, 600)],
    ],
    [
      'a sill deeper than is made',
      () => initialConfiguration('OS1'),
      add(751, 'IP-BI', { depth: 175 }),
      [add(751, 'IP-BI', { depth: 150 })],
    ],
    [
      'a sill longer than is made',
      () => initialConfiguration('OS1'),
      add(753, 'AO-BI', { length: 3001 }),
      [add(753, 'AO-BI', { length: 3000 })],
    ],
    ['a colour of another material', () => initialConfiguration('OS1'), add(751, 'AT-BI'), [add(751, 'IP-BI')]],
    [
      'a net for a fixed field',
      () => initialConfiguration('FO2'),
      { ...add(734, 'SI-BI'), areas: ['1'] } as Change,
      [add(734, 'SI-BI')],
    ],
    ['a net of another product', () => initialConfiguration('OS1'), add(732, 'SI-BI'), [add(731, 'SI-BI')]],
    [
      'hinges on the wrong side of a stulp',
      () => initialConfiguration('ST2'),
      opening('1', 'osp'),
      [opening('1', 'osl')],
    ],
    [
      'a profile of doors',
      () => initialConfiguration('OS1'),
      { kind: 'profile', profile: 222745 },
      [{ kind: 'profile', profile: 222761 }],
    ],
    ['a sash narrower than is made', () => initialConfiguration('SL2'), fieldSizes(400, 1400), [fieldSizes(454, 1346)]],
    [
      'widths that are more than the window',
      () => initialConfiguration('SL2'),
      fieldSizes(900, 1100),
      [size(2000, 1500), fieldSizes(900, 1100)],
    ],
    [
      'a handle on fixed glazing',
      () => initialConfiguration('F1'),
      { kind: 'handle', handle: 643 },
      [
        { kind: 'opening', areas: [], opening: 's' },
        { kind: 'handle', handle: 643 },
      ],
    ],
    [
      'a coupling that is only white between coloured frames',
      () => changedBy(initialConfiguration('SE-PAS'), { kind: 'colour', inside: 'W', outside: 'D01' }),
      { kind: 'coupling', joint: 1, coupling: 1801 },
      [
        { kind: 'colour', inside: 'W', outside: 'W' },
        { kind: 'coupling', joint: 1, coupling: 1801 },
      ],
    ],
    [
      'a light lower than glazing is made, which a sash may be,',
      () => changedBy(initialConfiguration('SL3N'), lightOfThree(494)),
      lightOfThree(493),
      [opening('4', 's'), lightOfThree(493)],
    ],
    [
      'taking away an element, whose neighbour takes its room below the one above,',
      () => fixedBelow('S1', 450, 900),
      removing(2),
      [inRow({ A1: 1353 }), removing(2)],
    ],
    [
      'taking away an element, whose neighbour takes what it can do without,',
      () => fixedBelow('OS1', 400, 600),
      removing(2),
      [inRow({ A1: 600, A2: 400 }), removing(2)],
    ],
    [
      'taking away the middle element, from which the left one takes what it can do without,',
      () => fixedBelow('SL3', 700, 900, 500),
      removing(2),
      [inRow({ A1: 1200, A2: 400 }), removing(2)],
    ],
    [
      'taking away the middle element, from which the right one takes what it can do without,',
      () => fixedBelow('SL3', 700, 900, 500),
      removing(2),
      [inRow({ A2: 400, A3: 1000 }), removing(2)],
    ],
    ['an element wider than is made', () => initialConfiguration('SE-PAS'), widths(1664), [widths(1500)]],
    [
      'an element wider than is made beside one narrower than is made',
      () => changedBy(initialConfiguration('SE-PAS'), { kind: 'opening', areas: [], opening: 'ol' }),
      rowOfThree(1601, 499, 900),
      [rowOfThree(1500, 600, 900)],
    ],
    [
      'a new element wider than is made',
      () => initialConfiguration('OS1'),
      { kind: 'add-element', place: 'right', product: 'OS1', width: 1600, height: 1200 },
      [{ kind: 'add-element', place: 'right', product: 'OS1', width: 1500, height: 1200 }],
    ],
  ])('%s is one press away from what can be made', (_case, from, change, repair) => {
    expect(refusalOf(from(), change).repairs).toContainEqual(repair);
  });
});

it.each<[string, () => Configuration, Change]>([
  ['a size', () => changedBy(initialConfiguration('OS1'), size(500, 600)), size(400, 600)],
  ['the width of a field', () => changedBy(initialConfiguration('SL2'), fieldSizes(454, 1346)), fieldSizes(430, 1370)],
])('%s is no millimetre away from the present one where that is the nearest [DIM-09]', (_case, from, change) => {
  const sizes = refusalOf(from(), change).repairs.flat();
  expect(sizes).not.toContainEqual(size(501, 600));
  expect(sizes).not.toContainEqual(size(500, 599));
  expect(sizes).not.toContainEqual(fieldSizes(455, 1345));
});

describe('several changes', () => {
  const profile: Change = { kind: 'profile', profile: 222300 };

  it('are made one after the other; none leave the configuration as it is', () => {
    const window = initialConfiguration('OS1');
    expect(outcomeOf([], window, catalogue)).toBe(window);
    expect(outcomeOf([size(900, 900), profile], window, catalogue)).toMatchObject({ width: 900, profile: 222300 });
  });

  it('are refused by the first that breaks a rule; a repair stands for all of them', () => {
    const { code, repairs } = refusalOf(initialConfiguration('OS1'), profile, size(1501, 1480), size(1502, 1480));
    expect(code).toBe('width-out-of-range');
    expect(repairs).toEqual([]); // the last one is refused after every repair of the one before
    expect(refusalOf(initialConfiguration('OS1'), profile, size(1501, 1480)).repairs).toEqual([
      [profile, size(1500, 1480)],
    ]);
  });
});

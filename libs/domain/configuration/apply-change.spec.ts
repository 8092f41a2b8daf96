import fc from 'fast-check';
import { anyChangeIn } from '@fenestra/testing/any-change';
import { changedBy, refusalOf, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { applyChange, outcomeOf, previewChanges, previewChange } from './apply-change';
import type { Change } from './change';
import { type Configuration, openingCodes } from './configuration';
import { elementsOf } from './assembly/elements';
import { jointsOf } from './geometry/geometry';
import { limitsOf } from './rules/limits';
import { defaultsOf, stockConfiguration } from './new-configuration';
import { isViolation, type Refusal } from './rules/violation';

const catalogue = shopCatalogue();
const live = ['F1', 'O1', 'OS1', 'ST2', 'SL2'] as const;

const size = (width: number, height: number): Change => ({ kind: 'size', width, height });
const opening = (area: string, code: (typeof openingCodes)[number]): Change => ({
  kind: 'opening',
  areas: [area],
  opening: code,
});
const openings = ({ areas }: Configuration) => areas.map((area) => area.opening);

describe('size', () => {
  it.each([
    ['OS1', 499, 1000, 'width-out-of-range', { min: 500, max: 1500 }],
    ['OS1', 1000, 1801, 'height-out-of-range', { min: 500, max: 1800 }],
    ['OS1', 1500, 600, 'sash-ratio', { area: '1', ratio: 2.73, max: 1.5 }],
    ['OS1', 1500, 1800, 'area-too-large', { squareMetres: 2.7, max: 2.3 }],
    ['F1', 3000, 2400, 'area-too-large', { squareMetres: 7.2, max: 6 }],
    ['F1', 2000, 1600, 'outer-pane-too-thin', { area: '1', squareMetres: 2.8, thickness: 4, min: 6 }],
    ['ST2', 900, 1801, 'height-out-of-range', { min: 600, max: 1800 }],
    ['SL2', 2800, 1700, 'area-too-large', { squareMetres: 4.76, max: 4.5 }],
  ] as const)('refuses %s of %i × %i for %s [DIM-06, DIM-09]', (product, width, height, code, values) => {
    expect(refusalOf(initialConfiguration(product), size(width, height))).toMatchObject({ code, values });
  });

  it.each([
    ['ST2', 900, 1200],
    ['OS1', 1500, 1500],
    ['F1', 400, 400],
    ['F1', 2400, 1000],
  ] as const)('makes %s of %i × %i', (product, width, height) => {
    expect(changedBy(initialConfiguration(product), size(width, height))).toMatchObject({ width, height });
  });

  it('offers the nearest width and the nearest height that can be made', () => {
    expect(refusalOf(initialConfiguration('OS1'), size(1500, 600)).repairs).toEqual([
      [size(1500, 1027)],
      [size(860, 600)],
    ]);
    expect(refusalOf(initialConfiguration('OS1'), size(1600, 1400)).repairs).toEqual([[size(1500, 1400)]]);
  });

  it('keeps equal fields equal and odd millimetres on the left', () => {
    expect(changedBy(initialConfiguration('SL2'), size(1501, 1500)).axes).toEqual([751]);
    expect(changedBy(initialConfiguration('SL2'), size(1501, 1500), size(1800, 1500)).axes).toEqual([900]);
  });

  it('keeps the proportion of unequal fields', () => {
    const uneven: Change = {
      kind: 'field-sizes',
      fields: [
        { area: '1', width: 600, height: 1500 },
        { area: '2', width: 1200, height: 1500 },
      ],
    };
    expect(changedBy(initialConfiguration('SL2'), uneven, size(1500, 1500)).axes).toEqual([500]);
  });

  it('refuses partial widths that do not add up, and offers that the whole or one of them takes the rest [OPEN-Q-117]', () => {
    const fields = [
      { area: '1', width: 800, height: 1500 },
      { area: '2', width: 900, height: 1500 },
    ];
    expect(refusalOf(initialConfiguration('SL2'), { kind: 'field-sizes', fields })).toMatchObject({
      code: 'field-sizes-do-not-fit',
      values: { sum: 1700, width: 1800 },
      repairs: [
        [
          { kind: 'size', width: 1700, height: 1500 },
          { kind: 'field-sizes', fields: [{ width: 800 }, { width: 900 }] },
        ],
        [{ kind: 'field-sizes', fields: [{ width: 800 }, { width: 1000 }] }],
      ],
    });
  });

  it('has no field of another height than the window', () => {
    const fields = [
      { area: '1', width: 900, height: 1500 },
      { area: '2', width: 900, height: 1400 },
    ];
    expect(refusalOf(initialConfiguration('SL2'), { kind: 'field-sizes', fields })).toMatchObject({
      code: 'field-sizes-do-not-fit',
      values: { sum: 1800, high: 1400, width: 1800, height: 1500 },
    });
  });

  it('says which field was not told, as wide as the others may be', () => {
    const fields = [{ area: '1', width: 1800, height: 1500 }];
    expect(refusalOf(initialConfiguration('SL2'), { kind: 'field-sizes', fields })).toMatchObject({
      code: 'field-sizes-do-not-fit',
      values: { missing: '2' },
    });
  });

  it.each([
    ['OS1', 'W', [500, 1500, 500, 1800]],
    ['OS1', 'D01', [500, 1500, 500, 1800]],
    ['OS1', 'D04', [500, 1425, 500, 1800]],
    ['B1', 'D04', [650, 1045, 1800, 2280]],
    ['F1', 'D04', [400, 3000, 400, 2400]],
  ])('of %s with %s outside has the limits %j [DIM-06, DIM-07]', (product, outside, limits) => {
    const made = defaultsOf(catalogue.products.get(product)!, catalogue, 222915);
    const { widthMin, widthMax, heightMin, heightMax } = limitsOf(
      { ...made, colour: { inside: 'W', outside } },
      catalogue,
    );
    expect([widthMin, widthMax, heightMin, heightMax]).toEqual(limits);
  });

  it('never changes a fixed-size product [STORE-07, OPEN-Q-09] or one from stock', () => {
    expect(refusalOf(initialConfiguration('2'), size(1000, 1000)).code).toBe('fixed-size');
    const stock = stockConfiguration(1005, catalogue);
    expect(stock.ok && refusalOf(stock.value, size(1000, 1000)).code).toBe('stock-product');
  });
});

describe('rules of sashes, the first broken one by its limit', () => {
  const fields = (first: number, second: number, height: number): Change => ({
    kind: 'field-sizes',
    fields: [
      { area: '1', width: first, height },
      { area: '2', width: second, height },
    ],
  });
  const wide = () => changedBy(initialConfiguration('SL2'), size(2000, 1500));

  it.each<[string, () => Configuration, Change, string, Refusal['values']]>([
    [
      'a narrow field',
      () => initialConfiguration('SL2'),
      fields(439, 1361, 1500),
      'field-too-narrow',
      { area: '1', field: '1', width: 439, min: 454 },
    ],
    ['a wide sash', wide, fields(1480, 520, 1500), 'sash-width', { area: '1', field: '1', width: 1480, max: 1474 }],
    [
      'a large sash',
      () => changedBy(initialConfiguration('SL2'), size(2000, 1800)),
      fields(1400, 600, 1800),
      'sash-area',
      { area: '1', squareMetres: 2.32, max: 2.2 },
    ],
    [
      'a heavy passive sash',
      () => changedBy(initialConfiguration('ST2'), size(2500, 1600)),
      { kind: 'glass', areas: [], glass: 328 },
      'sash-too-heavy',
      { area: '1', kg: 86.85, max: 80 },
    ],
    [
      'a dark foil on a wide sash',
      () => changedBy(wide(), fields(1410, 590, 1500)),
      { kind: 'colour', inside: 'W', outside: 'D04' },
      'dark-sash-width',
      { area: '1', field: '1', width: 1410, max: 1403 },
    ],
    [
      'a blind on a low sash',
      () => changedBy(initialConfiguration('OS1'), size(500, 500)),
      { kind: 'add-accessory', areas: [], accessory: 722, colour: 'ZA-01' },
      'blind-size',
      { area: '1', accessory: 722, widthMin: 250, widthMax: 1500, heightMin: 300, heightMax: 2000 },
    ],
  ])('%s', (_case, from, change, code, values) => {
    expect(refusalOf(from(), change)).toMatchObject({ code, values });
  });
});

describe('opening', () => {
  it('puts the other sash at a stulp right in the same change [OPEN-10]', () => {
    const st2 = initialConfiguration('ST2');
    expect(openings(st2)).toEqual(['stl', 'osp']);
    expect(openings(changedBy(st2, opening('1', 'osl')))).toEqual(['osl', 'stp']);
    expect(openings(changedBy(st2, opening('1', 'ol')))).toEqual(['ol', 'stp']);
    expect(openings(changedBy(st2, opening('2', 'stp')))).toEqual(['osl', 'stp']);
    expect(openings(changedBy(st2, opening('2', 'op'), opening('2', 'stp')))).toEqual(['ol', 'stp']);
  });

  it.each([
    ['1', 'osp', 'hinges-at-stulp'],
    ['2', 'stl', 'hinges-at-stulp'],
    ['1', 'fix', 'opening-not-offered'],
  ] as const)('refuses on sash %s of a stulp window: %s', (area, code, reason) => {
    expect(refusalOf(initialConfiguration('ST2'), opening(area, code)).code).toBe(reason);
  });

  it('makes of a tilt-and-turn window the product that it becomes', () => {
    const turn = changedBy(initialConfiguration('OS1'), opening('1', 'ol'));
    expect([turn.product, turn.areas[0]!.opening]).toEqual(['O1', 'ol']);
    const fixed = changedBy(turn, opening('1', 'fix'));
    expect([fixed.product, fixed.handle]).toEqual(['F1', null]);
    expect(changedBy(fixed, opening('1', 'osl'))).toMatchObject({ product: 'OS1', handle: { colour: 'KL-ST-BI' } });
  });

  it('says which size goes with the wanted opening', () => {
    const wide = changedBy(initialConfiguration('F1'), size(2400, 1000));
    expect(refusalOf(wide, opening('1', 'osp'))).toMatchObject({
      code: 'width-out-of-range',
      repairs: [[size(1460, 1000), opening('1', 'osp')]],
    });
    const large = changedBy(initialConfiguration('F1'), { kind: 'glass', areas: [], glass: 328 }, size(2400, 1900));
    const [repair] = refusalOf(large, opening('1', 'osp')).repairs;
    expect(openings(changedBy(large, ...repair!))).toEqual(['osp']);
  });

  it('takes the blind from a window that becomes one without shades', () => {
    const blind: Change = { kind: 'add-accessory', areas: [], accessory: 722, colour: 'ZA-01' };
    expect(changedBy(initialConfiguration('OS1'), blind, opening('1', 'fix')).areas[0]!.accessories).toEqual([]);
    expect(changedBy(initialConfiguration('FO2'), blind).areas.map(({ accessories }) => accessories.length)).toEqual([
      1, 1,
    ]);
  });

  it('takes the net from a sash that becomes fixed', () => {
    const net: Change = { kind: 'add-accessory', areas: [], accessory: 731, colour: 'SI-BI' };
    expect(changedBy(initialConfiguration('OS1'), net, opening('1', 'fix')).areas[0]!.accessories).toEqual([]);
  });
});

describe('profile and glazing', () => {
  const {
    areas: [window],
  } = initialConfiguration('OS1');

  it('takes the standard glass and spacer of the new profile along [PROF-12]', () => {
    const plus = changedBy(initialConfiguration('OS1'), { kind: 'profile', profile: 222300 });
    expect(plus.areas[0]).toMatchObject({ glass: 324, spacer: { spacer: 404, colour: 'black' } });
    expect(changedBy(plus, { kind: 'profile', profile: 222915 }).areas[0]).toEqual(window);
  });

  it('keeps a glass that was chosen', () => {
    const acoustic = changedBy(
      initialConfiguration('OS1'),
      { kind: 'glass', areas: [], glass: 328 },
      { kind: 'profile', profile: 222300 },
    );
    expect(acoustic.areas[0]!.glass).toBe(328);
  });

  it.each([222744, 222745])('refuses the door profile %i for a window [PROF-11]', (profile) => {
    expect(refusalOf(initialConfiguration('OS1'), { kind: 'profile', profile }).code).toBe('profile-not-for-product');
  });

  it('takes the profile that stands for the stock execution [PROF-08]', () => {
    expect(changedBy(initialConfiguration('OS1'), { kind: 'profile', profile: 222857 }).profile).toBe(222300);
  });

  it('gives double glass the aluminium spacer that is included [windows-domain 4.3]', () => {
    expect(changedBy(initialConfiguration('OS1'), { kind: 'glass', areas: ['1'], glass: 301 }).areas[0]).toMatchObject({
      glass: 301,
      spacer: { spacer: 401, colour: 'silver' },
    });
  });

  it('keeps a spacer that was chosen', () => {
    const steel = changedBy(
      initialConfiguration('OS1'),
      { kind: 'spacer', areas: [], spacer: 402 },
      { kind: 'glass', areas: [], glass: 301 },
    );
    expect(steel.areas[0]!.spacer).toEqual({ spacer: 402, colour: 'silver' });
  });

  it('leaves a glass with a spacer of its own that one, and refuses any other [GLASS-08]', () => {
    const glass = new Map(catalogue.glass).set(324, { ...catalogue.glass.get(324)!, takesSpacer: false });
    const withOwn = { ...catalogue, glass };
    const steel = changedBy(initialConfiguration('OS1'), { kind: 'spacer', areas: [], spacer: 402 });
    const own = previewChange({ kind: 'glass', areas: [], glass: 324 }, steel, withOwn) as Configuration;
    expect(own.areas[0]).toMatchObject({ glass: 324, spacer: { spacer: 403 } });
    expect(previewChange({ kind: 'spacer', areas: [], spacer: 402 }, own, withOwn)).toMatchObject({
      code: 'spacer-not-with-glass',
      values: { area: '1', glass: 324, spacer: 402 },
    });
  });

  it('changes the glass of the named areas only [GLASS-03]', () => {
    const one = changedBy(initialConfiguration('SL2'), { kind: 'glass', areas: ['2'], glass: 324 });
    expect(one.areas.map(({ glass }) => glass)).toEqual([323, 324]);
  });

  it('refuses an ornament where no single pane takes it, and says what to take away', () => {
    const ornament = changedBy(initialConfiguration('OS1'), { kind: 'ornament', areas: [], ornament: 513 });
    expect(refusalOf(ornament, { kind: 'glass', areas: [], glass: 305 })).toMatchObject({
      code: 'ornament-not-with-glass',
      repairs: [[{ kind: 'ornament', ornament: null }, { glass: 305 }], [{ glass: 303 }], [{ glass: 304 }]],
    });
  });

  it.each([
    [605, '1x1', null],
    [601, 'vienna', null],
    [611, 'vienna', 'bars-pattern-width'],
    [608, '4x6', null],
    [601, '9x9', 'pattern-unknown'],
    [999, '1x1', 'bars-unknown'],
  ])('bars %i in the pattern %s: %s [GRID-04]', (bars, pattern, code) => {
    const changed = previewChange({ kind: 'bars', areas: [], bars, pattern }, initialConfiguration('OS1'), catalogue);
    expect(isViolation(changed) ? changed.code : null).toBe(code);
  });

  it('offers to take wide bars away before a glass with a small cavity', () => {
    const barred = changedBy(initialConfiguration('OS1'), { kind: 'bars', areas: [], bars: 605, pattern: '1x1' });
    expect(refusalOf(barred, { kind: 'glass', areas: [], glass: 321 })).toMatchObject({
      code: 'bars-need-cavity',
      repairs: [[{ kind: 'remove-accessory', accessory: 605 }, { glass: 321 }], [{ glass: 322 }], [{ glass: 327 }]],
    });
  });
});

describe('colour', () => {
  it.each([
    ['W', 'D01', null],
    ['D01', 'D01', null],
    ['D01', 'W', 'decor-inside-only'],
    ['D01', 'D02', 'decors-differ'],
    ['W', 'X99', 'colour-unknown'],
  ])('inside %s, outside %s: %s [CLR-01]', (inside, outside, code) => {
    const changed = previewChange({ kind: 'colour', inside, outside }, initialConfiguration('OS1'), catalogue);
    expect(isViolation(changed) ? changed.code : null).toBe(code);
  });

  it('refuses a dark foil on a sash that is too wide for it, and offers the size that makes way', () => {
    const wide = changedBy(initialConfiguration('OS1'), size(1500, 1400));
    expect(refusalOf(wide, { kind: 'colour', inside: 'W', outside: 'D04' })).toMatchObject({
      code: 'width-out-of-range',
      values: { max: 1425 },
      repairs: [[size(1425, 1400), { kind: 'colour' }]],
    });
  });
});

describe('handle, threshold, filling', () => {
  it('takes the colour of the handle along, and goes back to the usual one [HANDLE-02, OPEN-Q-40]', () => {
    const titan = changedBy(initialConfiguration('OS1'), { kind: 'handle', handle: 644 });
    expect(titan.handle).toEqual({ handle: 644, colour: 'KL-ST-TI' });
    expect(changedBy(titan, { kind: 'handle', handle: null })).toEqual(initialConfiguration('OS1'));
  });

  it.each<[Change, string]>([
    [{ kind: 'handle', handle: 656 }, 'handle-not-for-product'],
    [{ kind: 'handle', handle: 1 }, 'handle-unknown'],
    [{ kind: 'threshold', threshold: 1511 }, 'threshold-not-for-product'],
    [{ kind: 'filling', filling: 701 }, 'filling-not-for-product'],
    [{ kind: 'spacer', areas: [], spacer: 403, colour: 'gold' }, 'colour-unknown'],
    [{ kind: 'glass', areas: ['7'], glass: 324 }, 'area-unknown'],
  ])('refuses for a window: %j', (change, code) => {
    expect(refusalOf(initialConfiguration('OS1'), change).code).toBe(code);
  });
});

describe('doors', () => {
  const door = (product: string, changes: Partial<Configuration> = {}): Configuration => ({
    ...defaultsOf(catalogue.products.get(product)!, catalogue, 222915),
    ...changes,
  });

  it('have their usual sill from the start, balcony doors none [SILL-02, SILL-03]', () => {
    const sillOf = (product: string) => initialConfiguration(product).threshold;
    expect(['E1', 'E2', 'D1', 'D2', 'E1N', 'E2N'].map(sillOf)).toEqual([1511, 1511, 1511, 1511, 1511, 1511]);
    expect(['B1', 'B2', 'B1N', 'P2', 'OS1'].map(sillOf)).toEqual([null, null, null, null, null]);
  });

  it('lose their sill only as balcony doors [SILL-03, SILL-05]', () => {
    const none: Change = { kind: 'threshold', threshold: null };
    expect(refusalOf(door('E1', { threshold: 1511 }), none).code).toBe('threshold-needed');
    expect(changedBy(door('B1', { threshold: 1514 }), none).threshold).toBeNull();
    expect(changedBy(door('E1'), { kind: 'threshold', threshold: 1513 }).threshold).toBe(1513);
    expect(
      changedBy(door('B1', { threshold: 1514 }), { kind: 'remove-accessory', areas: [], accessory: 1514 }).threshold,
    ).toBeNull();
    expect(
      refusalOf(door('E1', { threshold: 1511 }), { kind: 'remove-accessory', areas: [], accessory: 1511 }).code,
    ).toBe('threshold-needed');
    expect(refusalOf(door('E1'), { kind: 'threshold', threshold: 1514 }).code).toBe('threshold-not-for-product');
  });

  it.each([1561, 2147484127, 2147484186])(
    'used from both sides by handle %i have the full frame below [ACC-08]',
    (handle) => {
      const both = changedBy(door('B1', { threshold: 1514 }), { kind: 'handle', handle });
      expect([both.handle?.handle, both.threshold]).toEqual([handle, null]);
      expect(refusalOf(both, { kind: 'threshold', threshold: 1514 }).code).toBe('threshold-not-for-product');
    },
  );

  it('take a filling, and neither sills nor nets [DOOR-02, ACC-14]', () => {
    expect(changedBy(door('E1'), { kind: 'filling', filling: 704 }).filling).toBe(704);
    expect(refusalOf(door('E1'), { kind: 'filling', filling: 1 }).code).toBe('filling-unknown');
    for (const [accessory, colour] of [
      [751, 'IP-BI'],
      [732, 'SI-BI'],
    ] as const) {
      const added: Change = { kind: 'add-accessory', areas: [], accessory, colour };
      expect(refusalOf(door('E1'), added).code).toBe('accessory-not-for-product');
    }
  });

  it('take glass as thick as their profile holds, and its standard glass makes way for a slim profile', () => {
    const slim = door('D1', { profile: 222744 });
    expect(refusalOf(slim, { kind: 'glass', areas: [], glass: 324 })).toMatchObject({
      code: 'glass-too-thick',
      values: { glass: 324, max: 44 },
    });
    const thick = changedBy(door('D1'), { kind: 'glass', areas: [], glass: 324 });
    expect(refusalOf(thick, { kind: 'profile', profile: 222744 })).toMatchObject({
      code: 'glass-too-thick',
      repairs: [[{ kind: 'glass', glass: 301 }, { kind: 'profile' }], [{ kind: 'profile', profile: 222745 }]],
    });
  });

  it('of balcony size open both ways', () => {
    expect(changedBy(door('B2'), opening('1', 'osl')).areas.map((area) => area.opening)).toEqual(['osl', 'stp']);
    expect(refusalOf(door('B1'), size(1101, 2200)).values).toEqual({ width: 1101, min: 650, max: 1100 });
  });
});

describe('sills, blinds and nets', () => {
  const sill: Change = { kind: 'add-accessory', areas: [], accessory: 751, colour: 'IP-BI', size: { depth: 250 } };

  it('has one inner sill, of the default length, which follows the window [PARA-05]', () => {
    const twice = changedBy(initialConfiguration('OS1'), { ...sill, size: { depth: 200 } }, sill);
    expect(twice.areas[0]!.accessories).toEqual([
      { accessory: 751, kind: 'inner-sill', colour: 'IP-BI', length: 1330, depth: 250 },
    ]);
    expect(changedBy(twice, size(1000, 1480)).areas[0]!.accessories[0]!.length).toBe(1100);
  });

  it('keeps a length that was typed', () => {
    const typed = changedBy(initialConfiguration('OS1'), { ...sill, size: { length: 1500 } }, size(1000, 1480));
    expect(typed.areas[0]!.accessories[0]!.length).toBe(1500);
  });

  it.each<[string, Partial<Extract<Change, { kind: 'add-accessory' }>>, string]>([
    ['a depth that is not made', { size: { depth: 175 } }, 'sill-depth'],
    ['too long a piece', { size: { length: 6001 } }, 'sill-length'],
    ['a colour of another material', { colour: 'AT-ST' }, 'accessory-colour'],
    ['an unknown accessory', { accessory: 1 }, 'accessory-unknown'],
    ['an area that is not there', { areas: ['9'] }, 'area-unknown'],
  ])('refuses %s', (_case, difference, code) => {
    expect(refusalOf(initialConfiguration('OS1'), { ...sill, ...difference }).code).toBe(code);
  });

  it('hangs one net over both sashes at a stulp while it is not too wide', () => {
    const net: Change = { kind: 'add-accessory', areas: [], accessory: 731, colour: 'SI-BI' };
    const count = (configuration: Configuration) => configuration.areas.map(({ accessories }) => accessories.length);
    expect(count(changedBy(initialConfiguration('ST2'), net))).toEqual([1, 0]);
    expect(count(changedBy(initialConfiguration('ST2'), size(1800, 1500), net))).toEqual([1, 1]);
    expect(count(changedBy(initialConfiguration('SL2'), net))).toEqual([1, 1]);
    expect(refusalOf(initialConfiguration('F1'), { ...net, accessory: 731 }).code).toBe('accessory-not-for-product');
  });

  it.each([
    [751, []],
    [601, []],
    [1514, []],
    [722, ['2']],
  ])('does not remove %i, which is not chosen there', (accessory, areas) => {
    const blind: Change = { kind: 'add-accessory', areas: ['1'], accessory: 722, colour: 'ZA-01' };
    const removed: Change = { kind: 'remove-accessory', areas, accessory };
    expect(refusalOf(changedBy(initialConfiguration('SL2'), blind), removed).code).toBe('accessory-not-chosen');
  });

  it.each<[string, Configuration, number, string]>([
    ['a sill', initialConfiguration('SL2'), 751, 'IP-BI'],
    ['a blind', initialConfiguration('SL2'), 722, 'ZA-01'],
    ['a net', initialConfiguration('SL2'), 731, 'SI-BI'],
  ])('adds and removes %s in no area that there is not, also beside one that there is [OPEN-Q-121]', (...given) => {
    const [, window, accessory, colour] = given;
    const adding = (...areas: string[]): Change => ({ kind: 'add-accessory', areas, accessory, colour });
    const unknown = { code: 'area-unknown', values: { area: 'Z9' } };
    for (const areas of [['Z9'], ['1', 'Z9']]) {
      expect(refusalOf(window, adding(...areas))).toMatchObject(unknown);
      const removing: Change = { kind: 'remove-accessory', areas, accessory };
      expect(refusalOf(changedBy(window, adding('1')), removing)).toMatchObject(unknown);
    }
  });

  it('keeps the threshold of a balcony door for an area that there is not [OPEN-Q-121]', () => {
    const door = changedBy(initialConfiguration('B1'), { kind: 'threshold', threshold: 1514 });
    const removing = (...areas: string[]): Change => ({ kind: 'remove-accessory', areas, accessory: 1514 });
    expect(refusalOf(door, removing('Z9'))).toMatchObject({ code: 'area-unknown', values: { area: 'Z9' } });
    expect(changedBy(door, removing('1')).threshold).toBeNull();
  });

  it('removes what was added, by its id [ACC-05]', () => {
    const blind: Change = { kind: 'add-accessory', areas: [], accessory: 722, colour: 'ZA-01' };
    const removed = changedBy(initialConfiguration('SL2'), blind, {
      kind: 'remove-accessory',
      areas: [],
      accessory: 722,
    });
    expect(removed).toEqual(initialConfiguration('SL2'));
  });
});

describe('whatever is changed', () => {
  const mm = fc.integer({ min: -10, max: 4000 });
  const anyChange = anyChangeIn(catalogue);
  const settings = { numRuns: 400 };

  it('a made-to-measure size out of reach is never refused without a way out', () => {
    fc.assert(
      fc.property(fc.constantFrom(...live), mm, mm, (product, width, height) => {
        const changed = applyChange(size(width, height), initialConfiguration(product), catalogue);
        if (!changed.ok) expect((changed.details as Refusal).repairs.length).toBeGreaterThan(0);
      }),
      { ...settings, numRuns: 200 },
    );
  });

  it('several changes come to the same, or break the same rule, with and without a search for repairs', () => {
    fc.assert(
      fc.property(fc.constantFrom(...live), fc.array(anyChange, { maxLength: 4 }), (product, changes) => {
        const [tried, outcome] = [previewChanges, outcomeOf].map((make) =>
          make(changes, initialConfiguration(product), catalogue),
        );
        if (isViolation(outcome!)) expect(tried).toMatchObject({ code: outcome.code });
        else expect(tried).toEqual(outcome);
      }),
      { ...settings, numRuns: 100 },
    );
  });

  it('at a stulp exactly one sash has the handle', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
        const changed = changes.reduce((configuration, change) => {
          const next = previewChange(change, configuration, catalogue);
          return isViolation(next) ? configuration : next;
        }, initialConfiguration('ST2'));
        for (const element of elementsOf(changed)) {
          const stulps = jointsOf(catalogue.products.get(element.product)!.layout).filter((kind) => kind === 'stulp');
          const passive = openings(element).filter((each) => each === 'stl' || each === 'stp');
          expect(passive).toHaveLength(stulps.length);
        }
      }),
      settings,
    );
  });
});

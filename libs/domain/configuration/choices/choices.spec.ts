import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { newConfiguration } from '../new-configuration';
import { previewChange } from '../apply-change';
import { firstViolation } from '../rules/check-rules';
import { barPattern } from '../geometry/bars';
import { barPatterns } from './bar-patterns';
import { type ChoiceList, choiceLists, choicesOf } from './choices';
import type { Choice } from './choice';
import type { Change } from '../change';
import type { Configuration } from '../configuration';
import { productOf, shapeOf } from '../geometry/shape';
import { isViolation } from '../rules/violation';

const catalogue = shopCatalogue();

const listed = (list: ChoiceList, configuration: Configuration, ...areas: string[]): Choice[] =>
  choicesOf(list, { configuration, catalogue, areas });

/** The rule that stands in the way of each opening of an area. */
const openings = (configuration: Configuration, area: string) =>
  listed('opening', configuration, area).map(({ id, changes }) => {
    const changed = previewChange(changes[0]!, configuration, catalogue);
    return [id, isViolation(changed) ? changed : null] as const;
  });
const choices = (product: string, area: string) =>
  Object.fromEntries(
    openings(initialConfiguration(product), area).map(([code, refused]) => [code, refused?.code ?? null]),
  );

describe('the openings of a sash', () => {
  it('of a window with one sash are those of every product that it can become [OPEN-01]', () => {
    const tooHigh = 'height-out-of-range';
    expect(choices('OS1', '1')).toEqual({
      fix: null,
      s: tooHigh,
      v: tooHigh,
      ol: null,
      op: null,
      osl: null,
      osp: null,
    });
  });

  it('at a stulp turn about the outer side, with the reason for the others', () => {
    const [left, right] = ['hinges-at-stulp', null];
    expect(choices('ST2', '2')).toEqual({ ol: left, op: right, osl: left, osp: right, stl: left, stp: right });
  });

  it('beside a mullion are free, and one of the two may be fixed', () => {
    expect(choices('SL2', '1')).toEqual({ fix: null, ol: null, op: null, osl: null, osp: null });
  });

  it('of a slide door are those of its mirror, too', () => {
    expect(choices('P2', '1')).toEqual({ fix: null, psl: 'opening-not-offered', psp: null });
    expect(choices('P2', '2')).toEqual({ fix: null, psl: null, psp: 'opening-not-offered' });
  });

  it.each(['E1', 'D1'])('of the door %s are both hands and both directions [OPEN-06, OPEN-07]', (door) => {
    expect(choices(door, '1')).toEqual({ dl: null, dlx: null, dp: null, dpx: null });
  });

  it.each(['E2', 'D2'])('of the double door %s are each leaf with the handle and both directions [OPEN-08]', (door) => {
    expect(choices(door, '1')).toEqual({ ds: null, dsx: null, dsz: null, dsxz: null });
  });

  it('of a balcony door are those of a window and of a door [OPEN-Q-39]', () => {
    expect(Object.keys(choices('B1', '1'))).toEqual(['osl', 'osp', 'dl', 'dlx', 'dp', 'dpx']);
  });

  it('say when the size stands in the way', () => {
    const large = { ...initialConfiguration('F1'), width: 2400, height: 1000, axes: [] };
    const refused = openings(large, '1').find(([code]) => code === 'osp')?.[1];
    expect(refused).toMatchObject({ code: 'width-out-of-range', values: { max: 1500 } });
  });
});

describe('a list of choices', () => {
  const ids = (list: ChoiceList, product: string) => listed(list, initialConfiguration(product)).map(({ id }) => id);
  const after = (configuration: Configuration, { changes }: Choice): Configuration | null =>
    changes.reduce<Configuration | null>((state, change) => {
      const changed = state && previewChange(change, state, catalogue);
      return changed && !isViolation(changed) ? changed : null;
    }, configuration);

  it.each(choiceLists)('of kind %s marks what has been chosen out of it', (list) => {
    for (const product of ['OS1', 'SL2', 'B1', 'E1', 'P2']) {
      const present = initialConfiguration(product);
      for (const choice of listed(list, present, '1')) {
        const changed = after(present, choice);
        if (!changed) continue;
        const chosen = listed(list, changed, '1').filter((each) => each.chosen);
        expect(chosen.map(({ id }) => id)).toEqual([choice.id]);
      }
    }
  });

  it('has all colours, decors outside only or on both sides [CLR-01, CLR-02]', () => {
    const colours = listed('colour', initialConfiguration('OS1'));
    expect(colours.map(({ id }) => id)).toEqual(catalogue.data.colours.map(({ code }) => code));
    const decor = colours.find(({ id }) => id === 'D01')!;
    expect(decor.parts?.sides?.map(({ id, changes }) => [id, changes])).toEqual([
      ['outside', [{ kind: 'colour', inside: 'W', outside: 'D01' }]],
      ['both', [{ kind: 'colour', inside: 'D01', outside: 'D01' }]],
    ]);
    expect(colours.find(({ id }) => id === 'W')).toMatchObject({ chosen: true });
  });

  it('has handles, thresholds, fillings and locks that the product type may have [HANDLE-01, SILL-04, DOOR-02]', () => {
    expect(ids('handle', 'OS1')).toEqual(expect.arrayContaining([641, 644]));
    expect(ids('handle', 'OS1')).not.toContain(655);
    expect([ids('handle', 'F1'), ids('threshold', 'OS1'), ids('filling', 'OS1'), ids('glass', 'E1')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect([ids('threshold', 'E1'), ids('threshold', 'B1')]).toEqual([[1511, 1512, 1513], [1514]]);
    expect(ids('filling', 'E1')).toEqual(catalogue.data.fillings.map(({ id }) => id));
    expect([ids('lock', 'E1'), ids('lock', 'D1'), ids('lock', 'B1')]).toEqual([[761, 762, 763], [761, 762], []]);
  });

  it.each<[string, ChoiceList, string]>([
    ['openings', 'opening', 'OS1'],
    ['profiles', 'profile', 'OS1'],
    ['colours', 'colour', 'OS1'],
    ['glass', 'glass', 'OS1'],
    ['glazing bars', 'bars', 'OS1'],
    ['handles', 'handle', 'OS1'],
    ['sills', 'threshold', 'E1'],
    ['accessories', 'accessory', 'OS1'],
  ])('is there for %s [CFGDATA-12]', (_, list, product) => expect(ids(list, product)).not.toEqual([]));

  it('of accessories has a blind, a net and a sill of each side [CFGDATA-12]', () => {
    expect(ids('accessory', 'OS1')).toEqual(expect.arrayContaining([722, 731, 751, 754]));
  });

  it('of glass carries spacers and ornaments of that glass [OPEN-Q-116] [GLASS-05]', () => {
    const [first] = listed('glass', initialConfiguration('SL2'), '2');
    const { spacers, ornaments } = first!.parts!;
    expect(spacers!.map(({ id }) => id)).toEqual(catalogue.data.spacers.map(({ id }) => id));
    expect(ornaments!.map(({ id }) => id)).toEqual(catalogue.data.ornaments.map(({ id }) => id));
    expect(after(initialConfiguration('SL2'), ornaments![0]!)?.areas).toMatchObject([
      { ornament: null },
      { glass: first!.id, ornament: 501 },
    ]);
  });

  it.each([
    ['E1', ''],
    ['D1', '1'],
    ['E1N', '1'],
  ])(
    'of glass is that of the filling of %s, with ornaments, where it has glass [DOOR-01] [OPEN-Q-116]',
    (code, area) => {
      const areas = area ? [area] : [];
      expect(listed('glass', initialConfiguration(code), ...areas)).toEqual([]);
      const door = after(initialConfiguration(code), {
        id: 0,
        changes: [{ kind: 'filling', filling: 704 }],
        chosen: false,
      })!;
      const glass = listed('glass', door, ...areas);
      expect(glass.map(({ id }) => id)).toEqual(catalogue.data.glass.map(({ id }) => id));
      expect(glass.filter(({ chosen }) => chosen).map(({ id }) => id)).toEqual([door.areas[0]!.glass]);
      const { spacers, ornaments } = glass.find(({ id }) => id === 325)!.parts!;
      expect(spacers).toEqual([]);
      expect(after(door, ornaments![0]!)!.areas[0]).toMatchObject({ glass: 325, ornament: ornaments![0]!.id });
    },
  );

  it('of bars has the patterns that the page shows, each one that there is [OPEN-Q-117]', () => {
    const [first] = listed('bars', initialConfiguration('OS1'));
    const patterns = first!.parts!.patterns!.map(({ id }) => String(id));
    expect(patterns).toEqual([...barPatterns]);
    expect(patterns).toEqual(expect.arrayContaining(['2x1', 'top2x1', 'cross', 'vienna']));
    expect(patterns.map(barPattern)).not.toContain(null);
  });

  it('of bars marks a cross that is written as a grid [OPEN-Q-117]', () => {
    const barred = after(initialConfiguration('OS1'), {
      id: 604,
      changes: [{ kind: 'bars', areas: [], bars: 604, pattern: '1x1' }],
      chosen: false,
    });
    const { parts } = listed('bars', barred!).find(({ id }) => id === 604)!;
    expect(parts!.patterns!.filter(({ chosen }) => chosen).map(({ id }) => id)).toEqual(['cross']);
  });

  it('of accessories says where each fits: nets on opening sashes, blinds on all glass [OPEN-Q-31]', () => {
    const fits = (product: string, id: number) =>
      listed('accessory', initialConfiguration(product)).find((each) => each.id === id)?.fits;
    expect([fits('SL2', 731), fits('SL2', 722), fits('SL2', 732)]).toEqual([['1', '2'], ['1', '2'], undefined]);
    expect([fits('FO2', 734), fits('FO2', 722)]).toEqual([['2'], ['1', '2']]);
    expect(listed('accessory', initialConfiguration('E1'))).toEqual([]);
  });

  it('of accessories shows one as it is chosen', () => {
    const sill: Change = { kind: 'add-accessory', areas: [], accessory: 751, colour: 'IP-AN', size: { depth: 250 } };
    const withSill = after(initialConfiguration('OS1'), { id: 751, changes: [sill], chosen: false });
    expect(listed('accessory', withSill!).find(({ id }) => id === 751)).toMatchObject({
      chosen: true,
      changes: [{ colour: 'IP-AN', size: { depth: 250 } }], // its length follows the window
    });
  });

  it('of profiles marks the one that stands for that of a stock product [PROF-08]', () => {
    const stock = { ...initialConfiguration('OS1'), profile: 222857 };
    expect(listed('profile', stock).find(({ chosen }) => chosen)?.id).toBe(222300);
  });
});

describe('a new configuration', () => {
  const offered = catalogue.data.products.filter((product) => product.offered);

  it.each(offered.map(({ code }) => code))('of %s breaks no rule and has the usual profile [PROF-07]', (code) => {
    const shape = shapeOf(initialConfiguration(code), catalogue);
    expect(firstViolation(shape)).toBeNull();
    expect([shape.profile.id, productOf(shape.configuration, catalogue).code]).toEqual([222915, code]);
  });

  it.each(['XX', ''])('of %j does not exist', (code) => {
    expect(newConfiguration(code, catalogue)).toEqual({ ok: false, reason: 'product-unknown' });
  });
});

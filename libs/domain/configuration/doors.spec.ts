import { changedBy, refusalOf, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { calculatePrice } from '../pricing/calculate-price';
import { shopByCode } from '../shop/shops';
import type { Change } from './change';
import type { Configuration } from './configuration';
import { shapeOf } from './geometry/shape';
import { rwOf } from './physics/sound';
import { uwOf } from './physics/thermal';
import { weightOf } from './physics/weight';

const catalogue = shopCatalogue();

const filling = (id: number): Change => ({ kind: 'filling', filling: id });
const lock = (id: number): Change => ({ kind: 'lock', lock: id });
const ornament = (id: number | null): Change => ({ kind: 'ornament', areas: [], ornament: id });
const [solid, strip, glazed] = [701, 704, 711];
const satinato = 513;

describe('the lock of a door', () => {
  it.each(['E1', 'E2', 'D1', 'D2'])('of %s is from the start the one that is included', (door) => {
    expect(initialConfiguration(door).lock).toBe(761);
    expect(changedBy(initialConfiguration(door), lock(762)).lock).toBe(762);
  });

  it.each([
    ['E1', 764, 'lock-unknown'],
    ['D1', 763, 'lock-not-for-product'],
    ['OS1', 761, 'lock-not-for-product'],
  ] as const)('%s refuses the lock %i for %s', (product, id, code) => {
    expect(refusalOf(initialConfiguration(product), lock(id)).code).toBe(code);
  });

  it('comes with a pull bar, and another one asks for the lever first [windows-domain 7.5]', () => {
    const withBar = changedBy(initialConfiguration('E1'), { kind: 'handle', handle: 657 });
    expect(withBar.lock).toBe(763);
    const refused = refusalOf(withBar, lock(762));
    expect(refused).toMatchObject({ code: 'lock-not-with-handle', values: { lock: 762, handle: 657 } });
    expect(changedBy(withBar, { kind: 'handle', handle: null }, lock(762)).lock).toBe(762);
    expect(refused.repairs).toEqual([[{ kind: 'handle', handle: null }, lock(762)]]);
  });
});

describe('the glass of a filling', () => {
  it('takes an ornament where there is glass, bars where all of it is glass', () => {
    expect(changedBy(initialConfiguration('E1'), filling(strip), ornament(satinato)).areas[0]!.ornament).toBe(satinato);
    const bars: Change = { kind: 'bars', areas: [], bars: 605, pattern: '1x1' };
    expect(refusalOf(changedBy(initialConfiguration('E1'), filling(strip)), bars).code).toBe('filling-without-glass');
    expect(changedBy(initialConfiguration('E1'), filling(glazed), bars).areas[0]!.bars).toEqual({
      bars: 605,
      pattern: '1x1',
    });
  });

  it('refuses an ornament on a solid filling, and offers one with glass', () => {
    const refused = refusalOf(initialConfiguration('E1'), ornament(satinato));
    expect(refused).toMatchObject({ code: 'filling-without-glass', values: { area: '1', ornament: satinato } });
    expect(refused.repairs).toEqual([[filling(glazed), ornament(satinato)]]);
  });

  it('gives a solid filling back only without its ornament, and offers that', () => {
    const frosted = changedBy(initialConfiguration('E1'), filling(strip), ornament(satinato));
    const refused = refusalOf(frosted, filling(solid));
    expect(refused.code).toBe('filling-without-glass');
    expect(refused.repairs).toEqual([[ornament(null), filling(solid)]]);
  });

  it('gives way to a solid filling with its ornament and its bars at once', () => {
    const bars: Change = { kind: 'bars', areas: [], bars: 605, pattern: '1x1' };
    const latticed = changedBy(initialConfiguration('E1'), filling(glazed), ornament(satinato), bars);
    const withoutBars: Change = { kind: 'remove-accessory', areas: [], accessory: 605 };
    expect(refusalOf(latticed, filling(solid)).repairs).toEqual([[ornament(null), withoutBars, filling(solid)]]);
  });

  const spacer = (id: number, ...areas: string[]): Change => ({ kind: 'spacer', areas, spacer: id });

  it.each([
    ['solid', solid, 'filling-without-glass'],
    ['with a strip of glass', strip, 'spacer-not-with-glass'],
    ['all glass', glazed, 'spacer-not-with-glass'],
  ])('comes with the spacer that is included, in a filling that is %s [GLASS-05] [OPEN-Q-118]', (_, id, code) => {
    const door = changedBy(initialConfiguration('E1'), filling(id));
    for (const areas of [[], ['1']])
      expect(refusalOf(door, spacer(404, ...areas))).toMatchObject({ code, values: { area: '1', spacer: 404 } });
    const { spacer: included } = door.areas[0]!;
    expect(changedBy(door, spacer(included.spacer, '1'))).toEqual(door);
  });

  it('leaves the spacer of a light to be chosen, which goes there where no area is named [GLASS-05]', () => {
    const door = initialConfiguration('E1N');
    expect(refusalOf(door, spacer(404, '1')).code).toBe('filling-without-glass');
    expect(changedBy(door, spacer(404)).areas[0]).toEqual(door.areas[0]);
    expect(changedBy(door, spacer(404)).areas[1]!.spacer.spacer).toBe(404);
    expect(changedBy(door, spacer(404, '2'))).toEqual(changedBy(door, spacer(404)));
  });

  it('is kept while the filling is solid, where it changes neither price nor facts [GLASS-11]', () => {
    const chosen = changedBy(initialConfiguration('E1'), { kind: 'glass', areas: [], glass: 305 });
    const netOf = (made: Configuration) => calculatePrice(made, catalogue, shopPrices(), shopByCode('cs')).total;
    expect(netOf(chosen)).toBe(netOf(initialConfiguration('E1')));
    expect(changedBy(chosen, filling(glazed)).areas[0]).toMatchObject({ glass: 305 });
    expect(netOf(changedBy(chosen, filling(glazed)))).not.toBe(
      netOf(changedBy(initialConfiguration('E1'), filling(glazed))),
    );
  });

  it('counts in U, weight and sound as much as there is of it [windows-domain 7.7]', () => {
    const facts = (made: Configuration) => {
      const shape = shapeOf(made, catalogue);
      return { uw: uwOf(shape), kg: weightOf(shape).pieceKg, rw: rwOf(shape) };
    };
    const heavy: Change = { kind: 'glass', areas: [], glass: 305 }; // Ug 1.1, 35.8 kg/m², 41 dB
    expect(facts(changedBy(initialConfiguration('E1'), heavy))).toEqual(facts(initialConfiguration('E1')));
    expect(facts(initialConfiguration('E1')).rw).toBeUndefined();

    const before = facts(changedBy(initialConfiguration('E1'), filling(strip)));
    const now = facts(changedBy(initialConfiguration('E1'), filling(strip), heavy));
    const panel = { order: 0.726 * 1.854, daylight: 0.696 * 1.824 };
    expect(now.kg - before.kg).toBeCloseTo(0.14 * panel.order * (35.8 - 30), 1);
    expect(now.uw - before.uw).toBeCloseTo((0.14 * panel.daylight * (1.1 - 0.6)) / 2.1, 6);
    expect(now.rw! - before.rw!).toBe(9);
  });

  it('weighs a side door with its thinner panel', () => {
    const weight = (door: string) => {
      const made = changedBy(initialConfiguration(door), { kind: 'size', width: 1000, height: 2100 });
      return weightOf(shapeOf(made, catalogue)).pieceKg;
    };
    expect(weight('E1') - weight('D1')).toBeCloseTo(0.726 * 1.854 * 3, 1);
  });
});

import fc from 'fast-check';
import { anyStepIn, changeOf } from '@fenestra/testing/any-change';
import { changedBy } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { runs } from '@fenestra/testing/sweep';
import { applyChange, previewChange } from '../apply-change';
import type { Change, ChangeOf } from '../change';
import { firstViolation } from '../rules/check-rules';
import { type Configuration, openingCodes } from '../configuration';
import { newAssembly } from '../assembly/new-assembly';
import { defaultsOf, stockConfiguration } from '../new-configuration';
import { inverse } from './inverse';
import { shapeOf } from '../geometry/shape';
import { isViolation, type Refusal } from '../rules/violation';

const catalogue = shopCatalogue();
const { products } = catalogue.data;
/** Sequences of up to twelve changes; `PRODUCT_STEPS=100000` makes so many changes. */
const asked = Number(process.env['PRODUCT_STEPS'] ?? 0);
const numRuns = asked ? Math.ceil(asked / 12) : runs({ usual: 2_000, full: 5_000 });

function start(code: string): Configuration {
  const template = catalogue.assemblies.get(code);
  return template ? newAssembly(template, catalogue) : defaultsOf(catalogue.products.get(code)!, catalogue, 222915);
}

/** Removes what is there, where there is something. */
function removalIn({ areas }: Configuration, any: ChangeOf<'remove-accessory'>): Change {
  const [chosen] = areas.flatMap(({ bars, accessories }) => [
    ...accessories.map(({ accessory }) => accessory),
    ...(bars ? [bars.bars] : []),
  ]);
  return chosen === undefined ? any : { ...any, areas: [], accessory: chosen };
}

describe('the inverse of a change', () => {
  it('leads back from every accepted change of every kind, and forth again', () => {
    // Some kinds of changes are accepted of assemblies or of doors alone.
    const begun = fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...catalogue.assemblies.keys()) },
      fc.constantFrom(...products.filter(({ filling }) => filling !== null).map(({ code }) => code)),
      fc.constantFrom(...products.map(({ code }) => code)),
    );
    const undone = new Map<string, number>();
    fc.assert(
      fc.property(begun, fc.array(anyStepIn(catalogue), { minLength: 1, maxLength: 12 }), (product, changes) => {
        let before = start(product);
        for (const step of changes) {
          const drawn = changeOf(step, before);
          const change = drawn.kind === 'remove-accessory' ? removalIn(before, drawn) : drawn;
          const changed = previewChange(change, before, catalogue);
          if (isViolation(changed)) continue;
          expect(changedBy(changed, inverse(before))).toEqual(before);
          expect(changedBy(before, inverse(changed))).toEqual(changed);
          undone.set(change.kind, (undone.get(change.kind) ?? 0) + 1);
          before = changed;
        }
      }),
      { numRuns },
    );
    expect(undone.size).toBe(21);
    expect(Math.min(...undone.values())).toBeGreaterThan(20);
  });

  it.each<[string, Configuration, Change]>([
    [
      'two nets at a stulp that became narrower',
      changedBy(
        start('ST2'),
        { kind: 'size', width: 1800, height: 1500 },
        { kind: 'add-accessory', areas: [], accessory: 731, colour: 'SI-BI' },
      ),
      { kind: 'size', width: 1500, height: 1500 },
    ],
    ['glass that goes with its profile', start('OS1'), { kind: 'profile', profile: 222300 }],
    ['the opening of a double door', start('E2'), { kind: 'opening', areas: ['1'], opening: 'dsx' }],
  ])('takes back %s', (_case, before, change) => {
    const changed = changedBy(before, change);
    expect(changed).not.toEqual(before);
    expect(changedBy(changed, inverse(before))).toEqual(before);
  });
});

it.each(['E1', 'D2'])('a state of %s from before doors had a sill gets the usual one [SILL-02]', (code) => {
  const stored = { ...start(code), threshold: null };
  const chosen = changedBy(stored, { kind: 'threshold', threshold: 1513 });
  expect(changedBy(chosen, inverse(stored))).toEqual({ ...stored, threshold: 1511 });
});

it.each(['B1', 'OS1'])('a state of %s has no sill if it had none [SILL-03]', (code) => {
  expect(changedBy(start(code), inverse(start(code)))).toEqual(start(code));
});

describe('a state that no change makes is refused', () => {
  const os1 = start('OS1');
  const [area] = os1.areas as [Configuration['areas'][number]];
  const blind = { accessory: 722, kind: 'blind' as const, colour: 'ZA-01', side: 'L' as const };
  const withAccessories = (...accessories: (typeof area)['accessories']) => ({ areas: [{ ...area, accessories }] });

  it.each<[string, Partial<Configuration>, string]>([
    ['another product', { product: 'F1' }, 'choices-do-not-fit'],
    ['a product that the opening does not make', { product: 'O1' }, 'choices-do-not-fit'],
    ['an unknown product', { product: 'X' }, 'choices-do-not-fit'],
    ['a field more', { areas: [area, { ...area, id: '2' }] }, 'choices-do-not-fit'],
    ['an axis more', { axes: [600] }, 'choices-do-not-fit'],
    ['a size out of its limits', { width: 99999 }, 'width-out-of-range'],
    ['an unknown profile', { profile: 1 }, 'profile-unknown'],
    ['a profile of doors', { profile: 222744 }, 'profile-not-for-product'],
    ['a decor inside only', { colour: { inside: 'D01', outside: 'W' } }, 'decor-inside-only'],
    ['an unknown glass', { areas: [{ ...area, glass: 1 }] }, 'glass-unknown'],
    ['no handle', { handle: null }, 'choices-do-not-fit'],
    ['a handle of another colour', { handle: { ...os1.handle!, colour: 'gold' } }, 'choices-do-not-fit'],
    ['a sill of doors', { threshold: 1511 }, 'threshold-not-for-product'],
    ['a filling', { filling: 701 }, 'filling-not-for-product'],
    ['two blinds in a field', withAccessories(blind, blind), 'choices-do-not-fit'],
    ['an accessory of a wrong kind', withAccessories({ ...blind, kind: 'net' }), 'choices-do-not-fit'],
    [
      'an accessory without its size',
      withAccessories({ ...blind, accessory: 751, kind: 'inner-sill', colour: 'IP-BI' }),
      'choices-do-not-fit',
    ],
    ['an unknown accessory', withAccessories({ ...blind, accessory: 1 }), 'accessory-unknown'],
  ])('%s', (_case, difference, code) => {
    const changed = applyChange(inverse({ ...os1, ...difference }), os1, catalogue);
    expect(changed.ok ? 'accepted' : (changed.details as Refusal).code).toBe(code);
  });

  it('whatever it names: never a fault, and what is accepted keeps all rules', () => {
    const id = fc.oneof(fc.integer(), fc.constantFrom(...catalogue.glass.keys(), ...catalogue.handles.keys()));
    const accessory = fc.record({
      accessory: fc.oneof(fc.integer(), fc.constantFrom(721, 731, 751)),
      kind: fc.constantFrom('inner-sill' as const, 'outer-sill' as const, 'blind' as const, 'net' as const),
      colour: fc.constantFrom('ZA-01', 'SI-BI', 'IP-BI', 'x'),
    });
    const anyArea = fc.record({
      id: fc.constantFrom('1', '2'),
      opening: fc.constantFrom(...openingCodes),
      glass: id,
      spacer: fc.record({ spacer: id, colour: fc.string() }),
      ornament: fc.option(id),
      bars: fc.option(fc.record({ bars: id, pattern: fc.string() })),
      accessories: fc.array(accessory, { maxLength: 2 }),
    });
    const foreign = fc.record(
      {
        product: fc.constantFrom('OS1', 'O1', 'F1', 'E2', '?'),
        width: fc.integer(),
        axes: fc.array(fc.integer(), { maxLength: 2 }),
        profile: fc.oneof(fc.integer(), fc.constantFrom(...catalogue.profiles.keys())),
        areas: fc.array(anyArea, { maxLength: 2 }),
        handle: fc.option(fc.record({ handle: id, colour: fc.string() })),
        threshold: fc.option(id),
        filling: fc.option(id),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(foreign, (difference) => {
        const changed = applyChange(inverse({ ...os1, ...difference }), os1, catalogue);
        if (changed.ok) expect(firstViolation(shapeOf(changed.value, catalogue))).toBeNull();
      }),
      { numRuns },
    );
  });

  it('another size of a product whose size is fixed [STORE-07]', () => {
    const changed = applyChange(inverse({ ...start('2'), width: 1000 }), start('2'), catalogue);
    expect(!changed.ok && (changed.details as Refusal).code).toBe('fixed-size');
  });

  it('what does not belong to the choices stays: catalogue and stock product', () => {
    const stocked = stockConfiguration(1001, catalogue);
    const foreign = { ...os1, catalogue: 'older', ...(stocked.ok && { stockProduct: 1001 }) };
    expect(changedBy(os1, inverse(foreign))).toEqual(os1);
    const changed = stocked.ok && applyChange(inverse(os1), stocked.value, catalogue);
    expect(changed && !changed.ok && (changed.details as Refusal).code).toBe('stock-product');
  });
});

import fc from 'fast-check';
import { anyStepIn, changeOf } from '@fenestra/testing/any-change';
import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { previewChange } from '../apply-change';
import type { Change } from '../change';
import type { Configuration, OpeningCode } from '../configuration';
import { isViolation } from '../rules/violation';
import { sideEffectsOf } from './side-effects';
import { inverse } from './inverse';

const catalogue = shopCatalogue();
const profile = (id: number): Change => ({ kind: 'profile', profile: id });
const opening = (area: string, code: OpeningCode): Change => ({ kind: 'opening', areas: [area], opening: code });
const glass = (id: number): Change => ({ kind: 'glass', areas: [], glass: id });
const net: Change = { kind: 'add-accessory', areas: [], accessory: 731, colour: 'SI-BI' };

const made = (code: string, ...changes: Change[]): Configuration => changedBy(initialConfiguration(code), ...changes);

describe('what a change alters besides what it names', () => {
  it.each<[string, Configuration, Change, string[]]>([
    ['a profile with another standard glass', made('OS1'), profile(222300), ['glass', 'spacer']],
    ['the passive sash at a stulp', made('ST2'), opening('1', 'osl'), ['opening']],
    ['a net on what becomes fixed', made('SL2', net), opening('1', 'fix'), ['net']],
    ['a lock that belongs to a pull bar', made('E1'), { kind: 'handle', handle: 657 }, ['lock']],
    [
      'a threshold below a handle for both sides',
      made('B1', { kind: 'threshold', threshold: 1514 }),
      { kind: 'handle', handle: 1561 },
      ['threshold'],
    ],
  ])('%s', (_case, before, change, altered) => {
    expect(sideEffectsOf([change], before, changedBy(before, change), catalogue)).toEqual(altered);
  });

  it.each<[string, Configuration, Change]>([
    ['the glass itself', made('OS1'), glass(322)],
    [
      'a sill that follows the width',
      made('OS1', { kind: 'add-accessory', areas: [], accessory: 751, colour: 'IP-BI' }),
      { kind: 'size', width: 1400, height: 1400 },
    ],
    ['a handle where nothing opened', made('F1'), opening('1', 'osp')],
    ['a mirrored product', made('FO2'), { kind: 'mirror' }],
  ])('says nothing of %s', (_case, before, change) => {
    expect(sideEffectsOf([change], before, changedBy(before, change), catalogue)).toEqual([]);
  });

  it('says nothing of what another of the changes names', () => {
    const before = made('OS1');
    const both = [profile(222300), glass(322)];
    expect(sideEffectsOf(both, before, changedBy(before, ...both), catalogue)).not.toContain('glass');
  });
});

describe('of a sill of its own length below two elements of an assembly', () => {
  const sill = (areas: string[], length?: number): Change => {
    return { kind: 'add-accessory', areas, accessory: 751, colour: 'IP-BI', ...(length && { size: { length } }) };
  };
  const own = made('SE-PAS', sill(['A1', 'A2'], 2000));
  const tall: Change = { kind: 'field-sizes', fields: [{ area: 'A2', width: 1200, height: 1500 }] };

  it.each<[string, Configuration, Change, string[]]>([
    ['another element comes between them', own, { kind: 'move-element', element: 2, to: 'right' }, ['inner-sill']],
    ['they go on beside each other', own, { kind: 'move-element', element: 1, to: 'right' }, []],
    ['one of them is removed', own, { kind: 'remove-element', element: 2 }, ['inner-sill']],
    ['another one is removed', own, { kind: 'remove-element', element: 3 }, []],
    ['one of them reaches lower', own, tall, ['inner-sill']],
    [
      'a usual one is parted',
      made('SE-PAS', sill(['A1', 'A2'])),
      { kind: 'move-element', element: 2, to: 'right' },
      [],
    ],
  ])('tells that it is as long as usual where %s', (_case, before, change, altered) => {
    expect(sideEffectsOf([change], before, changedBy(before, change), catalogue)).toEqual(altered);
  });
});

it('of any change of any product says everything once; glass and bars alter no more than the spacer, undo nothing', () => {
  const codes = catalogue.data.products.filter(({ offered }) => offered).map(({ code }) => code);
  const sequences = fc.array(anyStepIn(catalogue), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...codes), sequences, (code, changes) => {
      changes.reduce((before, step) => {
        const change = changeOf(step, before);
        const now = previewChange(change, before, catalogue);
        if (isViolation(now)) return before;
        const told = sideEffectsOf([change], before, now, catalogue);
        expect(new Set(told).size).toBe(told.length);
        if (change.kind === 'glass' || change.kind === 'bars')
          expect(told.every((what) => what === 'spacer')).toBe(true);
        expect(sideEffectsOf([inverse(before)], now, before, catalogue)).toEqual([]);
        return now;
      }, initialConfiguration(code));
    }),
    { numRuns: 300 },
  );
});

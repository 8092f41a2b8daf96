import { changedBy, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { calculatePrice } from '../../pricing/calculate-price';
import { shopByCode } from '../../shop/shops';
import { newAssembly } from '../assembly/new-assembly';
import type { Change } from '../change';
import type { Configuration } from '../configuration';
import { blindAndScreenSizesOf } from '../geometry/blind-and-screen-sizes';
import { sideEffectsOf } from './side-effects';

const catalogue = shopCatalogue();
/** One of either covers both sashes up to 1500 and 1600 mm; both are made for each sash alone too. */
const [solid, roller] = [731, 734];

const size = (width: number): Change => ({ kind: 'size', width, height: 1500 });
const net = (accessory: number, ...areas: string[]): Change => {
  return { kind: 'add-accessory', areas, accessory, colour: 'SI-BI' };
};
const netsOf = ({ areas }: Configuration) => areas.map(({ accessories }) => accessories.map((one) => one.accessory));
const sizesOf = (made: Configuration) => blindAndScreenSizesOf('net', made, catalogue);
const told = (before: Configuration, ...changes: Change[]) =>
  sideEffectsOf(changes, before, changedBy(before, ...changes), catalogue);

describe('nets at a stulp', () => {
  it('become one where one covers both sashes of a narrower window, and are paid for once', () => {
    const each = changedBy(initialConfiguration('ST2'), size(1900), net(roller));
    const one = changedBy(each, size(1500));
    expect([netsOf(each), netsOf(one)]).toEqual([
      [[roller], [roller]],
      [[roller], []],
    ]);
    expect(sizesOf(one)).toEqual([{ width: 1380, height: 1380, pieces: 1 }]);
    const accessories = (made: Configuration) =>
      calculatePrice(made, catalogue, shopPrices(), shopByCode('cs')).accessories;
    expect(accessories(one)).toBe(accessories(changedBy(initialConfiguration('ST2'), size(1500), net(roller))));
    expect(told(each, size(1500))).toEqual([]); // both sashes have it as before
  });

  it.each(['1', '2'])('become two where the one kept in area %s is too wide for both sashes', (area) => {
    const one = changedBy(initialConfiguration('ST2'), size(1500), net(roller, area));
    expect(netsOf(changedBy(one, size(1900)))).toEqual([[roller], [roller]]);
    expect(told(one, size(1900))).toEqual([]);
  });

  it('follow fields and elements of an assembly as they follow the whole', () => {
    const inFields = (...widths: number[]): Change => ({
      kind: 'field-sizes',
      fields: widths.map((width, i) => ({ area: String(i + 1), width, height: 1500 })),
    });
    const three = changedBy(initialConfiguration('ST3'), { kind: 'size', width: 2400, height: 1500 }, net(roller));
    expect(netsOf(three)).toEqual([[roller], [roller], []]);
    expect(netsOf(changedBy(three, inFields(600, 900, 900)))).toEqual([[roller], [roller], [roller]]);
    const toplight = changedBy(newAssembly(catalogue.assemblies.get('SE-NADSVETLIK')!, catalogue), net(roller));
    expect(netsOf(toplight)).toEqual([[roller], [roller], []]);
    const narrower = changedBy(toplight, { kind: 'size', width: 1500, height: toplight.height });
    expect(netsOf(narrower)).toEqual([[roller], [], []]);
  });

  it.each([
    ['1', '1'],
    ['1', '2'],
    ['2', '1'],
  ])('both become others where the one kept in area %s is exchanged on sash %s, and it is told', (keeper, area) => {
    const both = changedBy(initialConfiguration('ST2'), size(1680), net(roller, keeper));
    expect(netsOf(both).flat()).toEqual([roller]);
    expect(netsOf(changedBy(both, net(solid, area)))).toEqual([[solid], [solid]]);
    expect(told(both, net(solid, area))).toEqual(['net']);
    expect(told(both, net(solid))).toEqual([]); // asked for everywhere
  });

  it('of which one covers both sashes now takes the other one away, which is told', () => {
    const other = changedBy(initialConfiguration('ST2'), size(1680), net(solid));
    expect(netsOf(other)).toEqual([[solid], [solid]]);
    expect(netsOf(changedBy(other, net(roller, '2')))).toEqual([[], [roller]]);
    expect(told(other, net(roller, '2'))).toEqual(['net']);
  });

  it('of two kinds become the first where it covers both sashes of a narrower window, which is told', () => {
    const two = changedBy(initialConfiguration('ST2'), size(1900), net(roller, '1'), net(solid, '2'));
    expect(netsOf(changedBy(two, size(1500)))).toEqual([[roller], []]);
    expect(told(two, size(1500))).toEqual(['net']);
  });
});

import fc from 'fast-check';
import { anyAssembly, assemblyRuns } from '@fenestra/testing/any-assembly';
import { changedBy, refusalOf, initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue, shopPrices } from '@fenestra/testing/shop-data';
import { calculatePrice } from '../../pricing/calculate-price';
import { shopByCode } from '../../shop/shops';
import type { Change, ChangeOf } from '../change';
import { accessoryChoices } from '../choices/accessory-choices';
import { partGroups } from '../choices/numbered-parts';
import type { Configuration } from '../configuration';
import { addedBy } from '../geometry/shape';
import { elementsOf, placedElements, rowOf } from './elements';
import { joinElements, assemblyPartsOf } from './join-elements';
import { sillOf, sillsBelow } from './sill-spans';

const catalogue = shopCatalogue();
const graphite = 'IP-AN';
const [pvc, bent, drawn] = [751, 753, 754];
const sill = (accessory: number, areas: string[], rest: Partial<ChangeOf<'add-accessory'>> = {}): Change => {
  const colour = [...catalogue.swatches.get(catalogue.sills.get(accessory)!.colours)!.keys()][0]!;
  return { kind: 'add-accessory', accessory, areas, colour, ...rest };
};
const removed = (accessory: number, ...areas: string[]): Change => ({ kind: 'remove-accessory', accessory, areas });
/** What lies below each element: its length in mm and the elements that it runs below. */
const inner = (made: Configuration) =>
  elementsOf(made).map((element) => {
    const own = sillOf(element, 'inner-sill');
    return own ? [own.length, own.elements ?? 1] : null;
  });
/** 900 + 3 + 1200 + 3 + 900, all 1300 high. */
const band = () => initialConfiguration('SE-PAS');

const fields = (...widths: number[]): Change => ({
  kind: 'field-sizes',
  fields: widths.map((width, i) => ({ area: `A${i + 1}`, width, height: 1300 })),
});

describe('a windowsill of an assembly', () => {
  it('is one piece below neighbours on one line, with the overhangs of its outer ends', () => {
    const made = changedBy(band(), sill(pvc, []));
    expect(inner(made)).toEqual([[3006 + 100, 3], null, null]);
    const { accessories } = calculatePrice(made, catalogue, shopPrices(), shopByCode('cs')).parts;
    expect(accessories.map(({ key }) => key)).toEqual(['inner-sill', 'inner-sill-caps']);
  });

  it('of one element ends with it where a neighbour reaches as low', () => {
    expect(inner(changedBy(band(), sill(pvc, ['A2'])))).toEqual([null, [1200, 1], null]);
    expect(inner(changedBy(band(), sill(pvc, ['A1'])))).toEqual([[900 + 50, 1], null, null]);
  });

  it('meets another one behind the coupling', () => {
    const made = changedBy(band(), sill(pvc, ['A1']), sill(pvc, ['A2'], { colour: graphite, size: { depth: 200 } }));
    expect(inner(made)).toEqual([[900 + 3 + 50, 1], [1200, 1], null]);
  });

  it('becomes longer when its neighbour gets the same, and falls apart when one changes', () => {
    const two = changedBy(band(), sill(pvc, ['A1']), sill(pvc, ['A2']));
    expect(inner(two)).toEqual([[900 + 3 + 1200 + 50, 2], null, null]);
    const other = changedBy(two, sill(pvc, ['A3']), sill(pvc, ['A2'], { size: { depth: 300 } }));
    expect(inner(other).map((each) => each?.[1])).toEqual([1, 1, 1]);
  });

  it.each([
    ['as one piece', ['A1'], [null, null, null]],
    ['from below one element only', ['A2'], [[950, 1], null, [950, 1]]],
  ])('is removed %s', (_how, areas, left) => {
    expect(inner(changedBy(band(), sill(pvc, []), removed(pvc, ...areas)))).toEqual(left);
  });

  it('follows the sizes of its elements; one of its own length stays so', () => {
    const wider: Change = { kind: 'size', width: 3206, height: 1300 };
    expect(inner(changedBy(band(), sill(pvc, []), wider))[0]).toEqual([3306, 3]);
    const own = changedBy(band(), sill(pvc, [], { size: { length: 3000 } }));
    expect(inner(own)[0]).toEqual([3000, 3]);
    expect(inner(changedBy(own, wider))[0]).toEqual([3000, 3]);
    expect(inner(changedBy(own, { kind: 'mirror' }))[0]).toEqual([3000, 3]);
    expect(inner(changedBy(own, { kind: 'remove-element', element: 3 }))[0]).toEqual([900 + 3 + 1200 + 100, 2]);
  });

  it('has the length that is asked for below some of the elements, and those of others stay', () => {
    const own = changedBy(band(), sill(pvc, ['A1', 'A2'], { size: { length: 2000 } }));
    expect(inner(own)).toEqual([[2000, 2], null, null]);
    const other = sill(pvc, ['A3'], { colour: graphite, size: { length: 940 } });
    expect(inner(changedBy(own, other))).toEqual([[2000, 2], null, [940, 1]]);
  });

  it('has joints or ends where it is longer than it is made', () => {
    const made = changedBy(band(), sill(bent, []));
    expect(elementsOf(made).map((each) => sillOf(each, 'outer-sill')?.length ?? null)).toEqual([2106, null, 900]);
    const long = changedBy(band(), sill(drawn, []));
    const joints = calculatePrice(long, catalogue, shopPrices(), shopByCode('cs')).parts.accessories;
    expect(joints.map(({ key }) => key)).toEqual(['outer-sill', 'outer-sill-caps', 'outer-sill-joint']);
  });

  it('that is too long is refused by the length that was asked for', () => {
    expect(refusalOf(band(), sill(pvc, [], { size: { length: 6500 } })).code).toBe('sill-length');
  });

  it('has no room to be longer than an element between two others: refused, or one piece below all', () => {
    const narrow = changedBy(band(), fields(900, 400, 900));
    const refused = refusalOf(narrow, sill(pvc, ['A2']));
    expect(refused).toMatchObject({ code: 'sill-length', values: { length: 400 }, repairs: [[sill(pvc, [])]] });
    expect(inner(changedBy(narrow, ...refused.repairs[0]!))).toEqual([[2206 + 100, 3], null, null]);
    expect(refusalOf(changedBy(narrow, sill(pvc, [])), sill(pvc, ['A2'], { colour: graphite })).code).toBe(
      'sill-length',
    );
    const atTheWall = changedBy(narrow, { kind: 'remove-element', element: 1 }, sill(pvc, ['A1']));
    expect(inner(atTheWall)).toEqual([[500, 1], null]);
  });

  it('is offered for the whole without the length that one element has', () => {
    const one = changedBy(band(), sill(pvc, ['A1'], { size: { length: 1000 } }));
    const entry = accessoryChoices({ configuration: one, catalogue, areas: [] }).find(({ id }) => id === pvc)!;
    expect(inner(changedBy(one, ...entry.changes))).toEqual([[3106, 3], null, null]);
  });

  it('is a part of the element where it begins, and of no other [ACC-03]', () => {
    const groups = partGroups(changedBy(band(), sill(pvc, [])), catalogue);
    const withSill = groups.filter(({ parts }) => parts.some(({ part }) => part === 'inner-sill'));
    expect(withSill.map(({ element }) => element)).toEqual([0]);
  });
});

it('pieces of any assembly lie side by side below it, as long as they are drawn; taking it apart and together keeps them', () => {
  fc.assert(
    fc.property(anyAssembly(), (made) => {
      for (const kind of ['inner-sill', 'outer-sill'] as const) expectNoOverlap(made, kind);
      expect(joinElements(assemblyPartsOf(made, catalogue), catalogue)).toEqual(made);
    }),
    assemblyRuns,
  );
});

function expectNoOverlap(made: Configuration, kind: 'inner-sill' | 'outer-sill') {
  const row = { elements: rowOf(made), adds: addedBy(made, catalogue) };
  const placed = placedElements(made, row.adds);
  const pieces = sillsBelow(row, kind).flatMap((span, i) => {
    const { x, element } = placed[i]!;
    return span ? [{ from: x, to: x + span.length, height: element.height }] : [];
  });
  for (const [i, piece] of pieces.slice(1).entries()) expect(piece.from).toBeGreaterThanOrEqual(pieces[i]!.to);
  expect(pieces.every(({ to }) => to <= made.width)).toBe(true);
}

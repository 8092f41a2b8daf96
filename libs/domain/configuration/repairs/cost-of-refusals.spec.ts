import { initialConfiguration } from '@fenestra/testing/shop-configurations';
import { shopCatalogue } from '@fenestra/testing/shop-data';
import { sweep } from '@fenestra/testing/sweep';
import { outcomeOf, previewChange } from '../apply-change';
import { elementsOf } from '../assembly/elements';
import type { Change } from '../change';
import type { Configuration } from '../configuration';
import { fieldSizes } from '../geometry/field-sizes';
import { isViolation } from '../rules/violation';
import { budgetFor, repairsFor } from './repairs';

const catalogue = shopCatalogue();
const offered = catalogue.data.products.filter(({ offered }) => offered).map(({ code }) => code);
const lengths = sweep([-1, 0, 1, 5_000, 20_000, 49_000, 99_999, 1e5, 1e7, 1e9, 1e15], [-1, 5_000, 99_999, 1e15]);

/** As many elements as an assembly can have. */
const largest = (): Configuration => {
  const wider = (present: Configuration): Configuration => {
    const next = previewChange({ kind: 'add-element', place: 'right', product: 'OS1' }, present, catalogue);
    return isViolation(next) ? present : wider(next);
  };
  return wider(initialConfiguration('SE-PAS'));
};

/** Every change that has a length, with that length: of one field, of two, of all. */
function changesWith(length: number, from: Configuration): Change[] {
  const { width, height } = from;
  const fields = fieldSizes(from);
  const inFields = (many: number, side: 'width' | 'height'): Change => ({
    kind: 'field-sizes',
    fields: fields.map((field, i) => (i < many ? { ...field, [side]: length } : field)),
  });
  const element = { kind: 'add-element', product: 'OS1' } as const;
  return [
    { kind: 'size', width: length, height },
    { kind: 'size', width, height: length },
    { kind: 'size', width: length, height: length, element: 1 },
    ...[1, 2, fields.length].flatMap((many) => [inFields(many, 'width'), inFields(many, 'height')]),
    { ...element, place: 'right', width: length },
    { ...element, place: 'above', width: 900, height: length },
  ];
}

/** How many products are checked in search of repairs, each element of an assembly being one. */
function checksFor(change: Change, configuration: Configuration): number {
  const broken = previewChange(change, configuration, catalogue);
  if (!isViolation(broken)) return 0;
  let checks = 0;
  repairsFor({ change, broken, configuration }, catalogue, (other, from) => {
    checks += elementsOf(from).length;
    return previewChange(other, from, catalogue);
  });
  return checks;
}

it.each<[string, readonly Configuration[]]>([
  ['an assembly of six', [largest()]],
  ['a product', sweep(offered, ['OS1', 'ST2', 'SL2']).map(initialConfiguration)],
])('a length that %s cannot have costs a bounded search, also beyond any product', (_, configurations) => {
  const checks = configurations.flatMap((from) =>
    lengths.flatMap((length) => changesWith(length, from).map((change) => checksFor(change, from))),
  );
  expect(Math.max(...checks)).toBeGreaterThan(0);
  expect(Math.max(...checks)).toBeLessThan(2_000);
});

it('refusals that share a budget get repairs until it is used up, and none after that', () => {
  const window = initialConfiguration('OS1');
  const budget = budgetFor(1);
  const tooWide: Change = { kind: 'size', width: 49_000, height: 49_000 };
  const refusals = Array.from({ length: 200 }, () => outcomeOf([tooWide], window, catalogue, budget));
  const repairs = refusals.map((refusal) => (isViolation(refusal) ? refusal.repairs.length : 0));

  expect(repairs[0]).toBeGreaterThan(0);
  expect(repairs.toSorted((a, b) => b - a)).toEqual(repairs);
  expect(repairs.at(-1)).toBe(0);
});

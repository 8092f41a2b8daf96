import type { Change, ChangeOf } from '../change';
import type { Configuration } from '../configuration';
import { fieldSizes } from '../geometry/field-sizes';
import { inRows } from '../geometry/rows';
import type { Side } from '../rules/side-of-rule';
import type { Refusal } from '../rules/violation';

type Fields = ChangeOf<'field-sizes'>['fields'];
/** Ids of the areas of a field, a product or an element, row by row. */
export type Rows = readonly (readonly string[])[];
/** How long a side was asked for and the nearest that can be made with all else as it was asked for, mm. */
export type PossibleSide = { readonly asked: number; readonly nearest: number };

/**
 * What repairs of field sizes, or the present sizes, say about one side; undefined where that side alone does not help. Fields beside
 * a narrower or wider one may give way, other heights of one row go with those of the other.
 */
export function possibleSide(
  side: Side,
  rows: Rows,
  fields: Fields,
  { repairs, configuration }: Pick<Refusal, 'repairs'> & { configuration: Configuration },
): PossibleSide | undefined {
  const asked = lengthOf(side, rows, fields);
  const sizes = [...repairs.flatMap(onlyFields), fieldSizes(configuration)];
  const possible = sizes
    .filter((each) => isBeside(side, rows, fields, each))
    .map((each) => lengthOf(side, rows, each))
    .filter((length) => length !== asked);
  const [nearest] = possible.toSorted((a, b) => Math.abs(a - asked) - Math.abs(b - asked));
  return nearest === undefined ? undefined : { asked, nearest };
}

export const rowsIn = ({ areas, light }: Configuration): Rows =>
  inRows(areas, light).map((row) => row.map(({ id }) => id));

const onlyFields = ([first, ...more]: readonly Change[]): Fields[] =>
  first?.kind === 'field-sizes' && more.length === 0 ? [first.fields] : [];

function lengthOf(side: Side, rows: Rows, fields: Fields): number {
  const ids = side === 'width' ? rows[0]! : rows.map(([first]) => first!);
  return fields.reduce((sum, field) => sum + (ids.includes(field.area) ? field[side] : 0), 0);
}

function isBeside(side: Side, rows: Rows, asked: Fields, possible: Fields): boolean {
  const pairs = asked.map((field) => [field, possible.find(({ area }) => area === field.area)!] as const);
  const others = pairs.filter(([field, other]) => field.width !== other.width && !rows.flat().includes(field.area));
  if (side === 'height') return pairs.every(([field, other]) => field.width === other.width);
  return others.length < 2 && pairs.every(([field, other]) => field.height === other.height);
}

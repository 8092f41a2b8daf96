import { elementsOf } from '../configuration/assembly/elements';
import type { Change, ChangeOf } from '../configuration/change';
import type { Configuration } from '../configuration/configuration';
import { possibleSide, rowsIn, type Rows } from '../configuration/repairs/possible-side';
import { sizeRepairs } from '../configuration/repairs/size-repairs';
import { type Side, sideOfRule } from '../configuration/rules/side-of-rule';
import type { Refusal, Violation } from '../configuration/rules/violation';
import { elementIn, type DimensionLocation, locateDimension } from './locate-dimension';
import type { Limit } from './scene';

export type ViolatedDimension = DimensionLocation & { readonly limit?: Omit<Limit, 'text'> };

/**
 * The dimension that a refusal is about, with the limit that it is beyond; of a size also its other side where that has to change
 * as well. Of a rule about both sides (area, ratio, weight, pane) each side that would mend it alone, with how far it may go
 * beside the other one as it was asked for.
 */
export function violatedDimensions(
  refusal: Refusal,
  wanted: Change,
  configuration: Configuration,
): ViolatedDimension[] {
  const sides = wanted.kind === 'field-sizes' ? sidesOfFields(refusal, wanted, configuration) : [];
  if (sides.length > 0) return sides;
  const wrong = wrongDimension(refusal, configuration);
  if (wrong) return wanted.kind === 'size' ? [wrong, ...otherSide(wrong, refusal, wanted)] : [wrong];
  if (wanted.kind === 'size') return sidesOfWhole(refusal, wanted, configuration);
  return wanted.kind === 'field-sizes' ? widthOfElement(refusal, configuration) : [];
}

function wrongDimension({ code, values }: Violation, configuration: Configuration): ViolatedDimension | undefined {
  const side = sideOfRule[code];
  const { [side!]: value, min, max } = values;
  if (!side || typeof value !== 'number' || isOfOneOfSeveral(side, values, configuration)) return undefined;
  const limit = typeof min === 'number' && value < min ? { min } : { max: Number(max) };
  return { ...locateDimension(side, values, configuration), limit };
}

/** Of a field of a divided element, which has no dimension of its own: it lies within this one, whose limit is another. */
function widthOfElement({ values }: Violation, configuration: Configuration): ViolatedDimension[] {
  return elementIn(values, configuration) === undefined ? [] : [locateDimension('width', values, configuration)];
}

const isOfOneOfSeveral = (side: Side, values: Violation['values'], configuration: Configuration): boolean =>
  side === 'width' && values['area'] !== undefined && rowsAt(side, values, configuration)![0]!.length > 1;

/** A refusal names the first side that is beyond its limit; the other one is too where no repair leaves it. */
function otherSide({ id }: ViolatedDimension, { repairs }: Refusal, wanted: ChangeOf<'size'>): ViolatedDimension[] {
  if (id !== 'width' && id !== 'height') return [];
  const other: Side = id === 'width' ? 'height' : 'width';
  const possible = sizeRepairs(repairs).map((size) => size[other]);
  const isTooSmall = possible.every((mm) => mm > wanted[other]);
  const isTooLarge = possible.every((mm) => mm < wanted[other]);
  if (possible.length === 0 || !(isTooSmall || isTooLarge)) return [];
  return [{ id: other, limit: isTooSmall ? { min: Math.min(...possible) } : { max: Math.max(...possible) } }];
}

function sidesOfWhole({ repairs }: Refusal, { width, height }: ChangeOf<'size'>, present: Configuration) {
  const sizes = [...sizeRepairs(repairs), present];
  const wide = sizes.find((size) => size.height === height);
  const high = sizes.find((size) => size.width === width);
  return [
    ...(wide ? [{ id: 'width' as const, limit: towards(wide.width, width) }] : []),
    ...(high ? [{ id: 'height' as const, limit: towards(high.height, height) }] : []),
  ];
}

function sidesOfFields(
  { code, values, repairs }: Refusal,
  { fields }: ChangeOf<'field-sizes'>,
  configuration: Configuration,
): ViolatedDimension[] {
  const side = sideOfRule[code];
  return (side ? [side] : (['width', 'height'] as const)).flatMap((each) => {
    const place = locateDimension(each, values, configuration);
    const rows = rowsAt(each, values, configuration);
    const possible = rows && possibleSide(each, rows, fields, { repairs, configuration });
    return possible ? [{ ...place, limit: towards(possible.nearest, possible.asked) }] : [];
  });
}

const towards = (possible: number, wanted: number) => (wanted < possible ? { min: possible } : { max: possible });

/** What a dimension is the length of: an element, or the field and what stands above and below it. */
function rowsAt(side: Side, values: Violation['values'], configuration: Configuration): Rows | undefined {
  const number = elementIn(values, configuration);
  const element = number === undefined ? undefined : elementsOf(configuration)[number];
  if (element && (side === 'width' || !element.light)) return rowsIn(element);
  return typeof values['area'] === 'string' ? [[values['area']]] : undefined;
}

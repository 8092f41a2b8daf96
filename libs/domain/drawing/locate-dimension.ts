import { elementsOf, hasAbove, lowerHeights } from '../configuration/assembly/elements';
import type { Configuration } from '../configuration/configuration';
import { inRows } from '../configuration/geometry/rows';
import type { Side } from '../configuration/rules/side-of-rule';
import type { Violation } from '../configuration/rules/violation';
import type { DimensionId } from './scene';

export type DimensionLocation = {
  readonly id: DimensionId;
  /** The element, from 0, beside whose transom it is. */
  readonly element?: number;
};
type Values = Violation['values'];

/** The dimension of a side that a rule is about. */
export const locateDimension = (side: Side, values: Values, configuration: Configuration): DimensionLocation =>
  side === 'height' ? heightOf(values, configuration) : widthOf(values, configuration);

/** Number of the element of an assembly that is refused, from 0: 1b is the second field of the first one. */
export const elementIn = ({ element }: Values, { assembly }: Configuration): number | undefined =>
  assembly && element !== undefined ? Number.parseInt(String(element), 10) - 1 : undefined;

/** That of the row of the field above or below a transom, of the element, or of the whole. */
function heightOf(values: Values, configuration: Configuration): DimensionLocation {
  const element = elementIn(values, configuration);
  const { areas, light } = elementsOf(configuration)[element ?? 0]!;
  if (!light || values['area'] === undefined) {
    return { id: element === undefined ? 'height' : heightAmong(element, configuration) };
  }
  const isOfLight = values['area'] === areas.at(-1)!.id;
  const id = isOfLight === (light.place === 'above') ? 'partial-0' : 'partial-1';
  return element === undefined ? { id } : { id, element };
}

/** Among the heights of the elements, as the drawing lines them up: beside a transom, of what stands above, of the row, lower ones. */
export function heightAmong(element: number, configuration: Configuration): DimensionId {
  const elements = elementsOf(configuration);
  const first = elements.some(({ light }) => light) ? 2 : 0;
  const isAbove = hasAbove(configuration);
  if (isAbove && element === elements.length - 1) return `partial-${first}`;
  const lower = lowerHeights(configuration).indexOf(elements[element]!.height);
  if (lower >= 0) return `partial-${first + (isAbove ? 2 : 0) + lower}`;
  return isAbove ? `partial-${first + 1}` : 'height';
}

/** That of the element, of the field, or of the whole where there is one only. */
function widthOf(values: Values, configuration: Configuration): DimensionLocation {
  const { areas, light, assembly } = configuration;
  const element = elementIn(values, configuration);
  if (assembly) return { id: element === undefined ? 'width' : `element-${element}` };
  const main = inRows(areas, light)[0]!;
  const index = main.findIndex(({ id }) => id === values['area']);
  return { id: main.length > 1 && index >= 0 ? `part-${index}` : 'width' };
}

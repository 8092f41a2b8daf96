import type { Catalogue } from '../../catalogue/index-catalogue';
import type { ChangeOf } from '../change';
import type { Configuration } from '../configuration';
import { type Violation, violation } from '../rules/violation';
import { joinElements, assemblyPartsOf } from './join-elements';

/**
 * An element of the row and its neighbour change places with all that is in them. Joints stay with their couplings, unless one does
 * not hold what it joins now; what stands above the row spans it and has no other place.
 */
export function moveElement(
  { element: number, to }: ChangeOf<'move-element'>,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const parts = assemblyPartsOf(configuration, catalogue);
  const { row } = parts;
  if (!configuration.assembly?.elements[number - 1]) return violation('element-unknown', { element: number });
  const element = row[number - 1];
  const at = placeAfter({ element: number, to }) - 1;
  const neighbour = row[at];
  if (!element || !neighbour) return violation('element-outermost', { element: number });
  return joinElements({ ...parts, row: row.with(number - 1, neighbour).with(at, element) }, catalogue);
}

/** The number that a moved element has, counted from 1. */
export const placeAfter = ({ element, to }: Omit<ChangeOf<'move-element'>, 'kind'>): number =>
  to === 'left' ? element - 1 : element + 1;

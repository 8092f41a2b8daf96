import type { Catalogue } from '../../catalogue/index-catalogue';
import { rowOf } from '../assembly/elements';
import { compensatedSizes } from '../assembly/compensated-sizes';
import type { Change } from '../change';
import { addedBy } from '../geometry/shape';
import { limitsOf } from '../rules/limits';
import type { Refused } from './refused';

/**
 * Before an element that cannot be taken away, whatever rule refuses it: a neighbour takes its room, so that the row stays as wide, or where
 * that cannot be made as much of it as the element can do without.
 */
export function reassignWidthOfElement({ change, configuration }: Refused, catalogue: Catalogue): Change[] {
  if (change.kind !== 'remove-element' || !configuration.assembly) return [];
  const row = rowOf(configuration);
  const at = change.element - 1;
  const removed = row[at];
  if (!removed) return [];
  const neighbours = [at - 1, at + 1].filter((beside) => row[beside]);
  const joint = addedBy(configuration, catalogue)[Math.max(0, at - 1)] ?? 0;
  const widerBy = (beside: number, by: number): number =>
    Math.min(limitsOf(row[beside]!, catalogue).widthMax, row[beside]!.width + by);
  const least = limitsOf(removed, catalogue).widthMin;
  return [
    ...neighbours.map((beside) =>
      compensatedSizes(configuration, { [beside]: widerBy(beside, removed.width + joint) }),
    ),
    ...neighbours.map((beside) =>
      compensatedSizes(configuration, { [beside]: widerBy(beside, removed.width - least), [at]: least }),
    ),
  ];
}

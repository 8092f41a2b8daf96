import type { Catalogue } from '../../catalogue/index-catalogue';
import { outcomeOf } from '../apply-change';
import type { Change } from '../change';
import type { Configuration } from '../configuration';
import { isViolation } from '../rules/violation';

/** Changes as a single one, so that they are made, sent and undone together; undefined where one of them is refused. */
export function combineChanges(
  changes: readonly Change[],
  configuration: Configuration,
  catalogue: Catalogue,
): Change | undefined {
  if (changes.length === 1) return changes[0];
  const outcome = outcomeOf(changes, configuration, catalogue);
  return isViolation(outcome) ? undefined : { kind: 'restore', configuration: outcome };
}

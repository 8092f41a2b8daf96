import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { previewChanges } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isEqual } from '@fenestra/domain/is-equal';

/** The changes without those that make no difference to where they lead: a person tries many and keeps a few. */
export function neededChanges(
  changes: readonly Change[],
  from: Configuration,
  catalogue: Catalogue,
): readonly Change[] {
  const goal = previewChanges(changes, from, catalogue);
  return changes.reduce((kept, change) => {
    const rest = kept.filter((other) => other !== change);
    return isEqual(previewChanges(rest, from, catalogue), goal) ? rest : kept;
  }, changes);
}

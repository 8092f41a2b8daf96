import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { applyChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Refusal } from '@fenestra/domain/configuration/violation';
import { isEqual } from '@fenestra/domain/equal';

/** The product after all changes, null when one of them is refused. */
export function productAfter(
  changes: readonly Change[],
  from: Configuration,
  catalogue: Catalogue,
): Configuration | null {
  let product = from;
  for (const change of changes) {
    const made = applyChange(change, product, catalogue);
    if (!made.ok) return null;
    product = made.value;
  }
  return product;
}

/** Why a change cannot be made, null when it can. */
export function refusalOf(change: Change, from: Configuration, catalogue: Catalogue): Refusal | null {
  const made = applyChange(change, from, catalogue);
  return made.ok ? null : (made.details as unknown as Refusal);
}

/** The changes without those that make no difference to where they lead: a person tries many and keeps a few. */
export function neededChanges(
  changes: readonly Change[],
  from: Configuration,
  catalogue: Catalogue,
): readonly Change[] {
  const goal = productAfter(changes, from, catalogue);
  return changes.reduce((kept, change) => {
    const rest = kept.filter((other) => other !== change);
    return isEqual(productAfter(rest, from, catalogue), goal) ? rest : kept;
  }, changes);
}

import { startProduct } from '@fenestra/domain/configuration/assembly/new-assembly';
import { applyChange, outcomeOf, previewChange } from '@fenestra/domain/configuration/apply-change';
import type { Change } from '@fenestra/domain/configuration/change';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { isViolation, type Refusal } from '@fenestra/domain/configuration/rules/violation';
import { shopCatalogue } from './shop-data';

const catalogue = shopCatalogue();

/** An offered product or assembly of the shop as it starts. */
export function initialConfiguration(code: string): Configuration {
  const made = startProduct(code, catalogue);
  if (!made.ok) throw new Error(made.reason);
  return made.value;
}

/** What accepted changes make of it, one after the other. */
export function changedBy(from: Configuration, ...changes: Change[]): Configuration {
  return changes.reduce((configuration, change) => {
    const changed = applyChange(change, configuration, catalogue);
    if (!changed.ok) throw new Error(JSON.stringify(changed.details));
    return changed.value;
  }, from);
}

/** Returns the changed configuration, or `from` where the change is refused. Repairs are not searched: that takes far longer. */
export function changedIfAccepted(from: Configuration, change: Change): Configuration {
  const changed = previewChange(change, from, catalogue);
  return isViolation(changed) ? from : changed;
}

/** Why the changes are refused. */
export function refusalOf(from: Configuration, ...changes: Change[]): Refusal {
  const outcome = outcomeOf(changes, from, catalogue);
  if (!isViolation(outcome)) throw new Error('was accepted');
  return outcome;
}

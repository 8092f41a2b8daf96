import type { Catalogue } from '../catalogue/parse-catalogue';
import { accept, refuse, type Result } from '../result';
import type { Change } from './change';
import { addAccessory, removeAccessory } from './change-accessories';
import { changeColour, changeFilling, changeHandle, changeLock, changeProfile, changeThreshold } from './change-frame';
import { changeBars, changeGlass, changeOrnament, changeSpacer } from './change-glazing';
import { mirrored } from './change-mirror';
import { changeOpening } from './change-opening';
import { changeFieldSizes, changeSize } from './change-size';
import { firstViolation } from './check-rules';
import type { Configuration } from './configuration';
import { type Attempt, repairsFor } from './repairs';
import { restoreState } from './restore';
import { shapeOf } from './shape';
import { isViolation, type Refusal, type Violation, violation } from './violation';

/**
 * Makes one change, or refuses it with the first broken rule, its limit values, and the nearest changes that would be
 * accepted instead (`details` is a Refusal). The configuration that was given is never touched.
 */
export function applyChange(
  change: Change,
  configuration: Configuration,
  catalogue: Catalogue,
): Result<Configuration, 'change-refused'> {
  const changed = tryChange(change, configuration, catalogue);
  if (!isViolation(changed)) return accept(changed);
  const attempt: Attempt = (other, from) => tryChange(other, from, catalogue);
  const repairs = repairsFor({ change, broken: changed, configuration }, catalogue, attempt);
  const refusal: Refusal = { ...changed, repairs };
  return refuse('change-refused', refusal);
}

/** The changed configuration, or the first rule that it breaks. */
export function tryChange(
  change: Change,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  if (configuration.stockProduct !== undefined) return violation('stock-product');
  const changed = edited(change, configuration, catalogue);
  if (isViolation(changed)) return changed;
  return firstViolation(shapeOf(changed, catalogue)) ?? changed;
}

function edited(change: Change, configuration: Configuration, catalogue: Catalogue): Configuration | Violation {
  switch (change.kind) {
    case 'size':
      return changeSize(change, configuration, catalogue);
    case 'field-sizes':
      return changeFieldSizes(change, configuration, catalogue);
    case 'opening':
      return changeOpening(change, configuration, catalogue);
    case 'profile':
      return changeProfile(change, configuration, catalogue);
    case 'colour':
      return changeColour(change, configuration, catalogue);
    case 'glass':
      return changeGlass(change, configuration, catalogue);
    case 'spacer':
      return changeSpacer(change, configuration, catalogue);
    case 'ornament':
      return changeOrnament(change, configuration, catalogue);
    case 'bars':
      return changeBars(change, configuration, catalogue);
    case 'handle':
      return changeHandle(change, configuration, catalogue);
    case 'threshold':
      return changeThreshold(change, configuration, catalogue);
    case 'filling':
      return changeFilling(change, configuration, catalogue);
    case 'lock':
      return changeLock(change, configuration, catalogue);
    case 'mirror':
      return mirrored(configuration, catalogue);
    case 'add-accessory':
      return addAccessory(change, configuration, catalogue);
    case 'remove-accessory':
      return removeAccessory(change, configuration, catalogue);
    case 'restore':
      return restoreState(change, configuration, catalogue, (choice, state) => edited(choice, state, catalogue));
  }
}

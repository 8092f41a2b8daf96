import type { Catalogue } from '../catalogue/index-catalogue';
import { accept, refuse, type Result } from '../result';
import type { Change, ProductChange } from './change';
import { addAccessory, removeAccessory } from './changes/change-accessories';
import { changeEachElement, mirrorAssembly, resizeAssembly, resizeElements } from './assembly/change-each-element';
import { addElement, changeCoupling, removeElement } from './assembly/change-elements';
import { moveElement } from './assembly/move-element';
import {
  changeColour,
  changeFilling,
  changeHandle,
  changeLock,
  changeProfile,
  changeThreshold,
} from './changes/change-frame';
import { changeBars, changeGlass, changeOrnament, changeSpacer } from './changes/change-glazing';
import { mirrored } from './changes/change-mirror';
import { changeOpening } from './changes/change-opening';
import { changeFieldSizes, changeSize } from './changes/change-size';
import { brokenRule } from './assembly/check-assembly';
import type { Configuration } from './configuration';
import { combinedViolation } from './repairs/combined-violation';
import { applyInOrder, repairsFor, type SearchBudget } from './repairs/repairs';
import type { Attempt } from './repairs/refused';
import { isForStock, restoreStock } from './changes/change-stock';
import { restoreState } from './changes/restore';
import { shapeOf } from './geometry/shape';
import { accessoryViolation } from './rules/check-accessories';
import { renumberViolation, locateViolation } from './rules/locate-violation';
import { withRoom } from './room';
import { isViolation, type Refusal, type Violation, violation } from './rules/violation';

/** Makes one change, or refuses it (`details` is a Refusal). The configuration that was given is never touched. */
export function applyChange(
  change: Change,
  configuration: Configuration,
  catalogue: Catalogue,
): Result<Configuration, 'change-refused'> {
  const outcome = outcomeOf([change], configuration, catalogue);
  return isViolation(outcome) ? refuse('change-refused', outcome) : accept(outcome);
}

/**
 * What changes one after the other make of a configuration, or the first rule that one of them breaks, with the nearest
 * changes that would be accepted instead of all of them. An empty list is the configuration itself.
 */
export function outcomeOf(
  changes: readonly Change[],
  configuration: Configuration,
  catalogue: Catalogue,
  budget?: SearchBudget,
): Configuration | Refusal {
  const attempt: Attempt = (other, from) => previewChange(other, from, catalogue);
  let present = configuration;
  for (const [at, change] of changes.entries()) {
    const changed = attempt(change, present);
    if (isViolation(changed)) {
      const [before, after] = [changes.slice(0, at), changes.slice(at + 1)];
      const refused = { change, broken: changed, configuration: present };
      const ownRepairs = repairsFor(refused, catalogue, attempt, budget);
      const repairs = ownRepairs
        .map((repair) => [...before, ...repair, ...after])
        .filter((repair) => !isViolation(applyInOrder(repair, configuration, attempt)));
      return { ...combinedViolation(refused, ownRepairs), repairs };
    }
    present = changed;
  }
  return present;
}

/** The same without looking for what would help, which takes much longer than the changes. */
export const previewChanges = (
  changes: readonly Change[],
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation =>
  applyInOrder(changes, configuration, (change, from) => previewChange(change, from, catalogue));

/** The changed configuration, or the first rule that it breaks. */
export function previewChange(
  change: Change,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  if (configuration.stockProduct !== undefined) return changedStock(change, configuration, catalogue);
  const changed = editedConfiguration(change, configuration, catalogue);
  if (isViolation(changed)) return locateViolation(changed, configuration);
  const broken = brokenRule(changed, catalogue);
  if (!broken) return changed;
  const told = locateViolation(broken, changed);
  return change.kind === 'remove-element' ? renumberViolation(change.element, told) : told;
}

/** A finished product lies in stock as it is: it has no rules but those of its accessories. */
function changedStock(change: Change, configuration: Configuration, catalogue: Catalogue): Configuration | Violation {
  if (change.kind === 'restore')
    return restoreStock(change, configuration, catalogue, (each, state) => changedStock(each, state, catalogue));
  if (!isForStock(change, configuration, catalogue)) return violation('stock-product');
  const changed = editedConfiguration(change, configuration, catalogue);
  return isViolation(changed) ? changed : (accessoryViolation(shapeOf(changed, catalogue)) ?? changed);
}

/** What makes, changes or restores the whole is done to the whole; all other changes to the product or each element. */
function editedConfiguration(
  change: Change,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
  const editElement = (own: ProductChange, element: Configuration) => editedProduct(own, element, catalogue);
  switch (change.kind) {
    case 'add-element':
      return addElement(change, configuration, catalogue);
    case 'remove-element':
      return removeElement(change, configuration, catalogue);
    case 'move-element':
      return moveElement(change, configuration, catalogue);
    case 'coupling':
      return changeCoupling(change, configuration, catalogue);
    case 'room':
      return withRoom(configuration, change.room);
    case 'restore':
      return restoreState(change, configuration, catalogue, editElement);
  }
  if (!configuration.assembly) return editElement(change, configuration);
  switch (change.kind) {
    case 'size':
      return resizeAssembly(change, configuration, catalogue);
    case 'field-sizes':
      return resizeElements(change, configuration, catalogue);
    case 'mirror':
      return mirrorAssembly(configuration, catalogue);
    default:
      return changeEachElement(change, configuration, catalogue, editElement);
  }
}

function editedProduct(
  change: ProductChange,
  configuration: Configuration,
  catalogue: Catalogue,
): Configuration | Violation {
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
  }
}

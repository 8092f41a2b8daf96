import type { Catalogue } from '../../catalogue/index-catalogue';
import { isEqual } from '../../is-equal';
import { canJoin, maxElements } from './change-elements';
import type { Configuration } from '../configuration';
import { elementsOf, hasAbove } from './elements';
import { jointsOf } from '../geometry/geometry';
import { joinElements, assemblyPartsOf } from './join-elements';
import { hasDuplicateAccessories } from '../changes/duplicate-accessories';
import { type Violation, violation } from '../rules/violation';

/**
 * What no change of an assembly leads to. By adding and removing elements every product that can join can be reached, so
 * the state has to be one that is put together from such products.
 */
export function assemblyViolation(
  state: Configuration,
  present: Configuration,
  catalogue: Catalogue,
): Violation | null {
  const known = new Set(elementsOf(present).map(({ product }) => product));
  const elements = elementsOf(state);
  const couplings = state.assembly?.couplings ?? [];
  const possible =
    elements.length <= maxElements &&
    elements.every((element) => isPossible(element, known, catalogue)) &&
    !(hasAbove(state) && elements.at(-1)!.light) &&
    couplings.length === elements.length - 1 &&
    couplings.every((id) => catalogue.couplings.has(id));
  if (!possible) return violation('choices-do-not-fit');
  return isEqual(joinElements(assemblyPartsOf(state, catalogue), catalogue), state)
    ? null
    : violation('choices-do-not-fit');
}

function isPossible(element: Configuration, known: ReadonlySet<string>, catalogue: Catalogue): boolean {
  const product = catalogue.products.get(element.product);
  if (!product || !(product.offered || known.has(product.code)) || !canJoin(product)) return false;
  const fields = product.fields.length;
  const complete = element.areas.length === fields && element.axes.length === jointsOf(product.layout).length;
  const isLit = element.light?.place === product.light?.place;
  const glazed = element.areas.every(({ glass }) => catalogue.glass.has(glass));
  return complete && isLit && glazed && !hasDuplicateAccessories(element);
}

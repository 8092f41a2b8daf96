import type { HandleType } from '../../catalogue/fittings';
import type { Catalogue } from '../../catalogue/index-catalogue';
import type { Configuration } from '../configuration';
import { defaultHandle } from '../new-configuration';
import { productOf } from '../geometry/shape';

/**
 * The one handle of elements that are joined (HANDLE-02): one that they have and that fits all that open, otherwise the
 * usual one. Null where nothing opens.
 */
export function sharedHandle(elements: readonly Configuration[], catalogue: Catalogue): Configuration['handle'] {
  const [first] = opening(elements);
  if (!first) return null;
  const fitting = new Set(handlesFor(elements, catalogue).map(({ id }) => id));
  const candidates = elements.flatMap(({ handle }) => handle ?? []);
  return candidates.find(({ handle }) => fitting.has(handle)) ?? defaultHandle(productOf(first, catalogue), catalogue);
}

/** The handles that fit all elements that open, in the catalogue's order; none where nothing opens. */
export function handlesFor(elements: readonly Configuration[], catalogue: Catalogue): HandleType[] {
  const types = opening(elements).map((element) => productOf(element, catalogue).type);
  if (types.length === 0) return [];
  return catalogue.data.handles.filter((handle) => types.every((type) => handle.types.includes(type)));
}

const opening = (elements: readonly Configuration[]): Configuration[] =>
  elements.filter(({ areas }) => areas.some((area) => area.opening !== 'fix'));

import type { Catalogue } from '../../catalogue/parse-catalogue';
import type { Configuration } from '../configuration';
import { defaultHandle } from '../new-configuration';
import { entry, productOf } from '../geometry/shape';

/**
 * The one handle of elements that are joined (HANDLE-02): one that they have and that fits all that open, otherwise the
 * usual one. Null where nothing opens.
 */
export function sharedHandle(elements: readonly Configuration[], catalogue: Catalogue): Configuration['handle'] {
  const opening = elements.filter(({ areas }) => areas.some((area) => area.opening !== 'fix'));
  const [first] = opening;
  if (!first) return null;
  const types = opening.map((element) => productOf(element, catalogue).type);
  const fits = ({ handle }: NonNullable<Configuration['handle']>) =>
    types.every((type) => entry(catalogue.handles, handle, 'handle').types.includes(type));
  const candidates = elements.flatMap(({ handle }) => handle ?? []);
  return candidates.find(fits) ?? defaultHandle(productOf(first, catalogue), catalogue);
}

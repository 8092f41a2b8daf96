import { elementsOf } from '../assembly/elements';
import type { Configuration } from '../configuration';
import type { Refused } from './refused';

/** The element of an assembly that a rule refused, or the product itself; undefined where a rule is about all elements. */
export function refusedElement({ broken, configuration }: Refused): Configuration | undefined {
  if (!configuration.assembly) return configuration;
  return elementsOf(configuration)[Number.parseInt(String(broken.values['element'])) - 1];
}

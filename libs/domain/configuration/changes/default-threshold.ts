import type { Catalogue } from '../../catalogue/index-catalogue';
import type { Configuration } from '../configuration';
import { defaultThreshold } from '../new-configuration';

/**
 * A door that was begun when doors had no threshold from the start gets the usual one, which costs nothing (SILL-02, decision 33).
 * The same object where nothing is missing; goods from stock are as they were made.
 */
export function withDefaultThreshold(configuration: Configuration, catalogue: Catalogue): Configuration {
  const product = catalogue.products.get(configuration.product);
  const isMade = configuration.stockProduct !== undefined;
  if (configuration.threshold !== null || !product || isMade) return configuration;
  const threshold = defaultThreshold(product, catalogue);
  return threshold === null ? configuration : { ...configuration, threshold };
}

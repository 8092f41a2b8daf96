import type { Catalogue } from '../catalogue/index-catalogue';
import type { Configuration } from './configuration';
import { stockConfiguration } from './new-configuration';
import { shapeOf } from './geometry/shape';
import { weightOf } from './physics/weight';

/** A finished product from stock (1001 …) as the catalogue describes it; undefined for an unknown one. */
export function stockProductOf(
  product: number,
  catalogue: Catalogue,
): { product: number; configuration: Configuration; weightKg: number } | undefined {
  const described = stockConfiguration(product, catalogue);
  if (!described.ok) return undefined;
  const configuration = described.value;
  return { product, configuration, weightKg: weightOf(shapeOf(configuration, catalogue)).totalKg };
}

import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { rowsOf } from '@fenestra/domain/configuration/geometry/rows';
import type { Shop } from '@fenestra/domain/shop/shops';
import { sizeText } from './numbers';
import { namesOf } from './product-names';

/** An element of an assembly by name and size, with its light where it has one, and how each field opens. */
export function elementWords(element: Configuration, catalogue: Catalogue, shop: Shop): string {
  const { product, light, opening } = namesOf(element, catalogue, shop);
  const sized = `${product} ${sizeText(element.width, element.height)}`;
  const openings = rowsOf(element)[0]!.areas.map(opening).join(' + ');
  return [sized, light, openings].filter(Boolean).join(', ');
}

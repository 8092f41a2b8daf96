import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Shop } from '@fenestra/domain/shop/shops';
import { sizeText } from './numbers';
import { namesOf } from './product-names';

/** An element of an assembly by name and size, with its light where it has one. */
export function elementWords(element: Configuration, catalogue: Catalogue, shop: Shop): string {
  const { product, light } = namesOf(element, catalogue, shop);
  const sized = `${product} ${sizeText(element.width, element.height)}`;
  return light ? `${sized}, ${light}` : sized;
}

import type { Catalogue } from '@fenestra/domain/catalogue/index-catalogue';
import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { Shop } from '@fenestra/domain/shop/shops';
import { couplingWords } from '@fenestra/i18n/coupling-words';
import { elementWords } from '@fenestra/i18n/element-words';
import { namesOf } from '@fenestra/i18n/product-names';

/** What an assembly is made of, as a line of the cart says it: each element, and each coupling with its joint. */
export function assemblyTexts(configuration: Configuration, catalogue: Catalogue, shop: Shop) {
  const glasses = new Set(configuration.areas.map(({ glass }) => glass));
  return {
    elements: elementsOf(configuration).map((element) => elementText(element, glasses.size > 1, catalogue, shop)),
    couplings: couplingWords(configuration, catalogue, shop).map(({ name, make }) => `${name}: ${make}`),
  };
}

/** What a heading says of it, and the glass where elements differ in it. */
function elementText(element: Configuration, withGlass: boolean, catalogue: Catalogue, shop: Shop): string {
  const { glass } = namesOf(element, catalogue, shop);
  const glasses = withGlass ? [...new Set(element.areas.map(glass))] : [];
  return [elementWords(element, catalogue, shop), ...glasses].join(', ');
}

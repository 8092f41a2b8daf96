import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { elementsOf } from '@fenestra/domain/configuration/assembly/elements';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { rowsOf } from '@fenestra/domain/configuration/geometry/rows';
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

/** Name, size, how each field opens, and the glass where elements differ in it. */
function elementText(element: Configuration, withGlass: boolean, catalogue: Catalogue, shop: Shop): string {
  const { opening, glass } = namesOf(element, catalogue, shop);
  const glasses = withGlass ? [...new Set(element.areas.map(glass))] : [];
  const openings = rowsOf(element)[0]!.areas.map(opening).join(' + ');
  return [elementWords(element, catalogue, shop), openings, ...glasses].join(', ');
}

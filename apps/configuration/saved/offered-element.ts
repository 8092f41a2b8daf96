import type { SavedElement } from '@fenestra/contracts/http/saved-offers';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Shop } from '@fenestra/domain/shop/shops';
import { namesOf } from '@fenestra/i18n/product-names';
import { sizeOf } from '@fenestra/i18n/size-of';

/** An element of an offer on paper, with the catalogue that it names. */
export type Element = { readonly offer: SavedElement; readonly catalogue: Catalogue; readonly shop: Shop };

/** Name and size, as headings and prices call an element. */
export const titleOf = ({ offer: { configuration }, catalogue, shop }: Element): string =>
  `${namesOf(configuration, catalogue, shop).product}, ${sizeOf(configuration)}`;

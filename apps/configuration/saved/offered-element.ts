import type { SavedElement } from '@fenestra/contracts/http/saved-offers';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { thousands } from '@fenestra/domain/drawing/dimension-chains';
import type { Shop } from '@fenestra/domain/shop/shops';
import { namesOf } from '@fenestra/i18n/product-names';

/** An element of an offer on paper, with the catalogue that it names. */
export type Element = { readonly offer: SavedElement; readonly catalogue: Catalogue; readonly shop: Shop };

/** Name and size, as headings and prices call an element. */
export const titleOf = ({ offer: { configuration }, catalogue, shop }: Element): string =>
  `${namesOf(configuration, catalogue, shop).product}, ${sizeOf(configuration)}`;

export const sizeOf = ({ width, height }: Configuration): string =>
  `${thousands(width)}\u00a0×\u00a0${thousands(height)}\u00a0mm`;

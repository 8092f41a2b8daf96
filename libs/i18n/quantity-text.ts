import type { Unit } from '@fenestra/domain/catalogue/accessory-item';
import type { Shop } from '@fenestra/domain/shop/shops';
import { figureText } from './numbers';
import type { Texts } from './texts/texts';

/** How much of something is bought: 2,5 m, 3 ks, 1 sada. */
export function quantityText(
  quantity: number,
  unit: Unit,
  { of }: Pick<Texts['units'], 'of'>,
  { language }: Pick<Shop, 'language'>,
): string {
  const plural = new Intl.PluralRules(language).select(quantity);
  return `${figureText(quantity)}\u00a0${of[unit][plural] ?? of[unit].other}`;
}

/** Before the name of what is bought: 3 ×; of what is sold by the metre 2,5 m. */
export const timesText = (quantity: number, unit: Unit | undefined, texts: Texts['units'], shop: Shop): string =>
  unit === 'metre' ? quantityText(quantity, unit, texts, shop) : `${figureText(quantity)}\u00a0×`;

/** In a column of pieces: 3; of what is sold by the metre 2,5 m. */
export const piecesText = (quantity: number, unit: Unit | undefined, texts: Texts['units'], shop: Shop): string =>
  unit === 'metre' ? quantityText(quantity, unit, texts, shop) : figureText(quantity);

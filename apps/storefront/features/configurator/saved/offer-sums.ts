import type { SavedOffer } from '@fenestra/contracts/wire/saved-calls';
import type { Shop } from '@fenestra/domain/shop/shops';
import { todayIn } from '../../../lib/shop';

/** Net prices of all pieces, then and today, minor units. */
export const netOf = ({ elements }: SavedOffer) => ({
  offered: elements.reduce((sum, { quantity, offered }) => sum + quantity * offered, 0),
  today: elements.reduce((sum, { quantity, today }) => sum + quantity * today, 0),
});

/** Whether the shopper may choose between the offered price and another one of today. */
export function hasTwoPrices(offer: SavedOffer): boolean {
  const { offered, today } = netOf(offer);
  return offer.holds && offered !== today;
}

/** Days after today on which the offer still holds. */
export const daysLeft = ({ validUntil }: SavedOffer, shop: Shop): number =>
  Math.max(0, Math.round((Date.parse(validUntil) - Date.parse(todayIn(shop))) / 86_400_000));

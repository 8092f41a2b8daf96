import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import type { Shop } from '@fenestra/domain/shop/shops';
import { todayIn } from '../../lib/shop/shop';

/** What can be bought at the price of today. */
export const availableElements = ({ elements }: WireQuote): WireQuote['elements'] =>
  elements.filter(({ goneToday }) => !goneToday);

/** Net prices of all pieces, then, and today of those that are made today; minor units. */
export const netOf = (offer: WireQuote) => ({
  offered: offer.elements.reduce((sum, { quantity, offered }) => sum + quantity * offered, 0),
  today: availableElements(offer).reduce((sum, { quantity, today }) => sum + quantity * today, 0),
});

/** Whether the shopper may choose between the offered price and another one of today. */
export function hasTwoPrices(offer: WireQuote): boolean {
  const { offered, today } = netOf(offer);
  return offer.holds && offered !== today && availableElements(offer).length > 0;
}

/** Several products or pieces are bought together, or one product is opened: the configurator has one piece of one (decision 45). */
export const isProject = ({ elements }: WireQuote): boolean =>
  elements.length > 1 || elements.some(({ quantity }) => quantity > 1);

/** Of products from stock alone: they have no price but that of the day. */
export const isOfStock = ({ elements }: WireQuote): boolean => elements.every(({ stock }) => stock === true);

/** Whether an offer is bought as it was saved and at the price of then. */
export function isAsSaved(offer: WireQuote): boolean {
  const { offered, today } = netOf(offer);
  const isWhole = offer.gone.length === 0 && offer.elements.every(({ repaired }) => repaired.length === 0);
  return isWhole && (offer.holds || offered === today);
}

/** Days after today on which the offer still holds. */
export const daysLeft = ({ validUntil }: WireQuote, shop: Shop): number =>
  Math.max(0, Math.round((Date.parse(validUntil) - Date.parse(todayIn(shop))) / 86_400_000));

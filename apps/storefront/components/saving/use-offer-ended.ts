import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import { dayInNumbers } from '@fenestra/i18n/day-text';
import { useShop, useTexts } from '../../lib/shop/texts';
import { usePriceBasis, useDisplayedPriceText } from '../displayed-price';
import { netOf } from './offer-sums';

/** That an offer holds no longer, and what it came to; not where an element is gone, whose part of the sum nobody tells. */
export function useOfferEnded(): (offer: WireQuote) => string {
  const shop = useShop();
  const { offerEnded, heldTill } = useTexts('saved');
  const price = useDisplayedPriceText();
  const basis = usePriceBasis();
  return (offer) => {
    const day = dayInNumbers(offer.validUntil, shop);
    return offer.gone.length > 0 ? heldTill(day) : offerEnded(price(netOf(offer).offered), day, basis);
  };
}

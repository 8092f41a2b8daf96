import type { PriceBreakdown } from './price-breakdown';

type Element = { readonly quote: PriceBreakdown; readonly quantity?: number | undefined };

/** Net price of all pieces of an element of an offer, minor units. */
export const netOfElement = ({ quote, quantity = 1 }: Element): number => quantity * quote.total;

export const netOfOffer = (elements: readonly Element[]): number =>
  elements.reduce((sum, element) => sum + netOfElement(element), 0);

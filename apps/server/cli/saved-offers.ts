import { quoteNumber, parseQuoteNumber } from '@fenestra/clients/quote-number';
import { quoteLink } from '@fenestra/clients/quote-link';
import { findQuotesByNumber, type SavedOffer } from '@fenestra/contracts/http/quotes';
import { shopById } from '@fenestra/domain/shop/shops';
import { withService } from './service-access';
import type { CommandOutcome } from './command-outcome';

/** The offers of a number as a shopper writes or says it, and the address in their shop under which each opens. */
export async function findOffers(userInput: string): Promise<CommandOutcome> {
  const number = parseQuoteNumber(userInput);
  const offers = number === null ? [] : await offersOf(number);
  return {
    done: offers.length > 0,
    text: offers.map(lineOf).join('\n') || `no offer is called ${userInput}`,
    data: offers,
  };
}

async function offersOf(number: string): Promise<SavedOffer[]> {
  const answer = await withService('configuration', (client) =>
    client.call(findQuotesByNumber, { params: { number } }),
  );
  if (!answer.ok) throw new Error('the configuration service refused to look for an offer');
  return answer.value.offers;
}

function lineOf({ shopId, elements, savedOn, validUntil, ...offer }: SavedOffer): string {
  const products = elements.map(({ configuration }) => configuration.product).join(', ');
  const address = quoteLink('', offer);
  return `${quoteNumber(offer.savedId)}  ${shopById(shopId).code}  ${products}  saved ${savedOn}, holds until ${validUntil}  ${address}`;
}

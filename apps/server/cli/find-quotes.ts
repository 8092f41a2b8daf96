import { quoteNumber, parseQuoteNumber } from '@fenestra/clients/quote-number';
import { quoteLink } from '@fenestra/clients/quote-link';
import { findQuotesByNumber, type Quote } from '@fenestra/contracts/http/quotes';
import { shopById } from '@fenestra/domain/shop/shops';
import { withService } from './service-access';
import type { CommandOutcome } from './command-outcome';

/** The offers of a number as a shopper writes or says it, and the address in their shop under which each opens. */
export async function findQuotes(userInput: string): Promise<CommandOutcome> {
  const number = parseQuoteNumber(userInput);
  const quotes = number === null ? [] : await quotesOf(number);
  return {
    done: quotes.length > 0,
    text: quotes.map(lineOf).join('\n') || `no offer is called ${userInput}`,
    data: quotes,
  };
}

async function quotesOf(number: string): Promise<Quote[]> {
  const answer = await withService('configuration', (client) =>
    client.call(findQuotesByNumber, { params: { number } }),
  );
  if (!answer.ok) throw new Error('the configuration service refused to look for an offer');
  return answer.value.offers;
}

function lineOf({ shopId, elements, savedOn, validUntil, ...quote }: Quote): string {
  const products = elements.map(({ configuration }) => configuration.product).join(', ');
  const address = quoteLink('', quote);
  return `${quoteNumber(quote.savedId)}  ${shopById(shopId).code}  ${products}  saved ${savedOn}, holds until ${validUntil}  ${address}`;
}

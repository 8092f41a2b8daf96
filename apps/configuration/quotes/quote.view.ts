import type { Quote } from '@fenestra/contracts/http/quotes';
import type { StoredQuote } from './quote.entity';

/** A dated offer without what only the service needs to know. */
export function quoteView(stored: StoredQuote): Quote {
  const { id, shopId, type, route, savedOn, validUntil, elements } = stored;
  return { savedId: id, shopId, type, route, savedOn, validUntil, elements };
}

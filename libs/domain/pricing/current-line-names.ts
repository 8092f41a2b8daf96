import type { Configuration } from '../configuration/configuration';
import { areasWithOwnGlass } from '../configuration/geometry/glazed-areas';
import type { PriceBreakdown } from './price-breakdown';

/** What the glass of a filling was called before it had lines of its own (decision 43). */
const ofFilling: Readonly<Record<string, string>> = { glass: 'filling-glass', ornament: 'filling-ornament' };

/** A frozen price with its lines named as today: all glass of a door without a light is that of its filling. */
export function withCurrentLineNames<Priced extends Pick<PriceBreakdown, 'parts'>>(
  made: Configuration,
  quote: Priced,
): Priced {
  if (made.filling === null || areasWithOwnGlass(made).length > 0) return quote;
  const product = quote.parts.product.map((line) => ({ ...line, key: ofFilling[line.key] ?? line.key }));
  return { ...quote, parts: { ...quote.parts, product } };
}

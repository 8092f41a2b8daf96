import type { Configuration } from '../configuration/configuration';
import { ownGlass } from '../configuration/geometry/own-glass';
import type { Quote } from './price-tree';

/** What the glass of a filling was called before it had lines of its own (decision 43). */
const ofFilling: Readonly<Record<string, string>> = { glass: 'filling-glass', ornament: 'filling-ornament' };

/** A frozen price with its lines named as today: all glass of a door without a light is that of its filling. */
export function namedAsToday<Priced extends Pick<Quote, 'parts'>>(made: Configuration, quote: Priced): Priced {
  if (made.filling === null || ownGlass(made).length > 0) return quote;
  const product = quote.parts.product.map((line) => ({ ...line, key: ofFilling[line.key] ?? line.key }));
  return { ...quote, parts: { ...quote.parts, product } };
}

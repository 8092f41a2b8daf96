import type { WireQuote } from '@fenestra/contracts/wire/quote-calls';
import type { Priced } from '../../../components/breakdown/breakdown-table';
import { lineTitle } from '../../../lib/format/line-title';
import { useTexts } from '../../../lib/shop/texts';

type Element = WireQuote['elements'][number];

/** Elements of an offer with what the price of one piece consists of: as it was offered, or as it is today. */
export function usePricedElements(price: 'offered' | 'today', elements: readonly Element[]): Priced[] {
  const { onePiece } = useTexts('breakdown');
  return elements.map(({ parts, partsToday, handleName, quantity, ...element }) => {
    const title = lineTitle(element.name, element);
    return {
      title: quantity > 1 ? onePiece(title) : title,
      parts: price === 'offered' ? parts : partsToday,
      hasHandle: handleName !== null,
    };
  });
}

import type { Order } from '@fenestra/contracts/wire/order';
import { netOfParts } from '@fenestra/domain/pricing/part-prices';
import type { Priced } from '../../components/breakdown/breakdown-table';
import { lineTitle } from '../../lib/format/line-title';
import { useTexts } from '../../lib/shop/texts';

/** One piece of an ordered line with what its price consists of; null for what has one price as a whole. */
export function usePricedLine({ vatPercent }: Order): (line: Order['lines'][number]) => Priced | null {
  const { discount, onePiece } = useTexts('breakdown');
  return (line) => {
    const { name, quantity, price, parts, handleName } = line;
    if (!parts) return null;
    const title = lineTitle(name, line);
    const net = [...netOfParts(parts).values()].reduce((sum, each) => sum + each, 0);
    return {
      title: quantity > 1 ? onePiece(title) : title,
      parts,
      hasHandle: Boolean(handleName),
      vatPercent,
      difference: { name: discount, net: price / quantity - net },
    };
  };
}

import type { CartItem } from '@fenestra/contracts/wire/cart';
import type { Priced } from '../../components/breakdown/breakdown-table';
import { lineTitle } from '../../lib/format/line-title';
import { useTexts } from '../../lib/shop/texts';

/** One piece of a line with what its price consists of; null for what has one price as a whole. */
export function usePricedLine(): (line: CartItem) => Priced | null {
  const { discount, onePiece } = useTexts('breakdown');
  return ({ name, note, quantity, priceDetail, unitPrice, unitPriceAfterDiscount, subItems }) => {
    if (!priceDetail.parts) return null;
    const title = lineTitle(name, note.product?.data);
    return {
      title: quantity > 1 ? onePiece(title) : title,
      parts: priceDetail.parts,
      hasHandle: subItems.some(({ kind }) => kind === 'handle'),
      difference: { name: discount, net: unitPriceAfterDiscount - unitPrice },
    };
  };
}

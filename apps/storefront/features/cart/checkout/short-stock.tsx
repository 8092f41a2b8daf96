import type { CartItem } from '@fenestra/contracts/wire/cart';
import { bound } from '@fenestra/i18n/bound';
import { Note } from '../../../components/note';
import { lineTitle } from '../../../lib/format/line-title';
import { useTexts } from '../../../lib/shop/texts';
import type { Reduced } from './stock-check';

type Props = { lines: readonly CartItem[]; short: Reduced };

/** Names the pieces that come later, above the button that orders them all the same (STOCK-01). */
export function ShortStock({ lines, short }: Props) {
  const { shortStock } = useTexts('checkout');
  const nameOf = (product: number): string => {
    const line = lines.find(({ note }) => note.product?.data.stockProduct === product);
    return line ? lineTitle(line.name, line.note.product?.data) : '';
  };
  return (
    <Note tone="warn" role="alert">
      <b>{shortStock.title}</b>
      <ul>
        {short.map(({ product, quantity, available }) => (
          <li key={product}>{bound(shortStock.later(nameOf(product), quantity - available, quantity))}</li>
        ))}
      </ul>
      <p>{shortStock.next}</p>
    </Note>
  );
}

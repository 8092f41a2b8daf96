import type { Order } from '@fenestra/contracts/wire/order';
import type { Reorder } from '@fenestra/contracts/wire/reorder';
import { fillIn } from '@fenestra/i18n/fill-in';
import { Note } from '../../../components/note';
import { usePriceBasis, useDisplayedPriceText } from '../../../components/displayed-price';
import { lineTitle } from '../../../lib/format/line-title';
import { useTexts } from '../../../lib/shop/texts';
import styles from './reorder.module.css';

type Props = { order: Order; again: Reorder };

/** What of an order is not in the new cart, and what costs another price there. */
export function Differences({ order, again: { cartId, gone, priceChanges } }: Props) {
  const texts = useTexts('orderAgain');
  const price = useDisplayedPriceText();
  const basis = usePriceBasis();
  const titles = new Map(order.lines.map((line) => [line.line, lineTitle(line.name, line)]));
  if (cartId === null)
    return (
      <Note tone="warn" role="status">
        {texts.nothing}
      </Note>
    );
  return (
    <Note role="status">
      <b>{texts.differs}</b>
      <ul className={styles.list}>
        {gone.map((line) => (
          <li key={line}>{fillIn(texts.gone, { name: titles.get(line)! })}</li>
        ))}
        {priceChanges.map(({ line, before, today }) => (
          <li key={line}>
            {fillIn(texts.price, { name: titles.get(line)!, before: price(before), today: price(today) })}
          </li>
        ))}
      </ul>
      {priceChanges.length > 0 && fillIn(texts.basis, { basis })}
    </Note>
  );
}

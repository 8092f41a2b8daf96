import type { Cart } from '@fenestra/contracts/wire/cart';
import { Section } from '../../../components/section';
import { useTexts } from '../../../lib/shop/texts';
import type { Removal } from '../use-removal';
import styles from './changed-lines.module.css';
import { useAcceptedOffers } from './accepted-offers';
import { PriceChanged } from './price-changed';
import { isShort, StockChanged } from './stock-changed';

type Props = { cart: Cart; removal: Removal };

/** What is not as it was when the cart was filled: prices, ends of offers, stock. Each says what to do about it. */
export function ChangedLines({ cart: { data }, removal }: Props) {
  const { heading } = useTexts('changedLines');
  const offers = useAcceptedOffers();
  const priced = data.items.filter((line) => line.priceChange && !offers.isKept(line));
  const short = data.items.filter(isShort);
  if (priced.length + short.length === 0) return null;
  return (
    <Section title={heading}>
      <ul className={styles.list}>
        {priced.map((line) => (
          <li key={line.line}>
            <PriceChanged line={line} onKeep={() => offers.keep(line)} />
          </li>
        ))}
        {short.map((line) => (
          <li key={`${line.line} stock`}>
            <StockChanged line={line} onRemove={() => removal.remove(line, data.items.indexOf(line))} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

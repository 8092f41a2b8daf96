import { DisplayedDifference } from '../../../components/displayed-price';
import { useTexts } from '../../../lib/shop/texts';
import styles from './option-price.module.css';

type Props = {
  /** Net prices of the whole product with the option, and of what it is compared with. */
  price: number | null;
  from: number | null;
  /** Says `included` instead of `same price` where nothing is added. */
  included?: boolean;
  /** It is the chosen one, and says so: with itself it has no difference. */
  chosen?: boolean;
};

/** The signed difference that an option makes; a block of its size until the price is known. */
export function OptionPrice({ price, from, included = false, chosen = false }: Props) {
  const texts = useTexts('choice');
  if (chosen) return <span>{texts.chosen}</span>;
  if (price === null || from === null) return <PriceToCome />;
  if (price === from) return <span>{included ? texts.included : texts.same}</span>;
  return <DisplayedDifference net={price - from} />;
}

/** The room that a price will take. */
export const PriceToCome = () => <span className={styles.pending} />;

import type { CartItem } from '@fenestra/contracts/wire/cart';
import { fillIn } from '@fenestra/i18n/fill-in';
import { Button } from '../../components/button';
import { Note } from '../../components/note';
import { useTexts } from '../../lib/shop/texts';
import { thousands } from '../../lib/format/numbers';
import styles from './confirm-quantity.module.css';

/** From so many pieces of one product made to measure on it may be a slip: nobody can give them back. */
const manyFrom = 50;

export const isSuspect = ({ configurationId, stock, quantity }: CartItem, wanted: number): boolean =>
  configurationId !== null && !stock && wanted >= manyFrom && wanted > quantity;

type Props = { wanted: number; now: number; onYes: () => void; onNo: () => void };

/** Asks before so many pieces are taken. */
export function ConfirmQuantity({ wanted, now, onYes, onNo }: Props) {
  const texts = useTexts('manyPieces');
  return (
    <Note role="alert">
      {fillIn(texts.question, { n: thousands(wanted) })}
      <div className={styles.answers}>
        <Button size="compact" onClick={onYes}>
          {fillIn(texts.yes, { n: thousands(wanted) })}
        </Button>
        <Button size="compact" onClick={onNo}>
          {fillIn(texts.no, { n: thousands(now) })}
        </Button>
      </div>
    </Note>
  );
}

import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { dayIn } from '@fenestra/domain/shop/day';
import { dayText, timeText } from '@fenestra/i18n/day-text';
import { Note } from '../../../components/note';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { isMade } from '../is-made';
import styles from './hold.module.css';

/** Until when goods from stock are held while nobody has opened the link of the mail, or that they are free for others. */
export function Hold({ page: { hold, order } }: { page: OrderPage }) {
  const { heldUntil, released, madeNotReleased } = useTexts('orderPage');
  const shop = useShop();
  if (!hold) return null;
  const until = hold.until === null ? null : new Date(hold.until);
  return (
    <div className={styles.hold}>
      {until ? (
        <Note>{heldUntil(dayText(dayIn(shop, until), shop), timeText(until, shop))}</Note>
      ) : (
        <Note tone="warn">
          {released} {isMade(order) && madeNotReleased}
        </Note>
      )}
    </div>
  );
}

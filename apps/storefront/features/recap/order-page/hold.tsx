import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { dayIn } from '@fenestra/domain/shop/day';
import { dayText, timeText } from '@fenestra/i18n/day-text';
import { Note } from '../../../components/note';
import { useShop, useTexts } from '../../../lib/texts';

/** Until when goods from stock are held while nobody has opened the link of the mail, or that they are free for others. */
export function Hold({ page: { hold } }: { page: OrderPage }) {
  const { heldUntil, released } = useTexts('orderPage');
  const shop = useShop();
  if (!hold) return null;
  if (hold.until === null) return <Note tone="warn">{released}</Note>;
  const until = new Date(hold.until);
  return <Note>{heldUntil(dayText(dayIn(shop, until), shop), timeText(until, shop))}</Note>;
}

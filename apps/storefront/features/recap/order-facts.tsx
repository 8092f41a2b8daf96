import type { Order } from '@fenestra/contracts/wire/order';
import { dayIn } from '@fenestra/domain/shop/day';
import { dayText } from '@fenestra/i18n/day-text';
import { ExactAmount } from '../../components/price';
import { useShop, useTexts } from '../../lib/texts';
import { Fact } from './fact';
import styles from './order-facts.module.css';

/** Title block of the order: number, day, what is paid or due, and the latest day of its delivery. */
export function OrderFacts({ order }: { order: Order }) {
  const texts = useTexts('recap');
  const { placedOn, latest } = useTexts('orderDetails');
  const shop = useShop();
  const settled = order.payment === 'paid';
  const placed = dayIn(shop, new Date(order.placedAt));
  return (
    <dl className={styles.facts}>
      <Fact name={texts.number}>{order.number}</Fact>
      <Fact name={placedOn}>{dayText(placed, shop)}</Fact>
      <Fact name={settled ? texts.paidAmount : texts.dueNow}>
        <ExactAmount minor={settled ? order.paid : order.dueNow} />
      </Fact>
      {order.deliveredBy && (
        <Fact name={latest[order.delivery?.kind ?? 'delivery'][order.kind]}>{dayText(order.deliveredBy, shop)}</Fact>
      )}
    </dl>
  );
}

import type { Order } from '@fenestra/contracts/wire/order';
import { ExactAmount } from '../../components/price';
import { useTexts } from '../../lib/texts';
import styles from '../../components/sum-box.module.css';

/** Total to the last minor unit, and what is paid, due now and due later. */
export function OrderSums({ order }: { order: Order }) {
  const texts = useTexts('recap');
  const settled = order.payment === 'paid' || order.payment === 'refunded';
  return (
    <aside className={styles.box} aria-label={texts.summary}>
      <h2>{texts.summary}</h2>
      <p className={styles.total}>
        <span>{texts.total}</span>
        <b>
          <ExactAmount minor={order.total} />
        </b>
      </p>
      <dl className={styles.due}>
        <div>
          <dt>{settled ? texts.paidAmount : texts.dueNow}</dt>
          <dd>
            <ExactAmount minor={settled ? order.paid : order.dueNow} />
          </dd>
        </div>
        <div>
          <dt>{texts.dueLater}</dt>
          <dd>
            <ExactAmount minor={order.dueLater} />
          </dd>
        </div>
      </dl>
    </aside>
  );
}

import type { ReactNode } from 'react';
import type { Order } from '@fenestra/contracts/wire/order';
import { ExactAmount } from '../../components/price';
import { useTexts } from '../../lib/texts';
import styles from './order-facts.module.css';

/** Title block of the order: number, total, what is paid or due. */
export function OrderFacts({ order }: { order: Order }) {
  const texts = useTexts('recap');
  const settled = order.payment === 'paid';
  return (
    <dl className={styles.facts}>
      <Fact name={texts.number}>{order.number}</Fact>
      <Fact name={texts.total}>
        <ExactAmount minor={order.total} />
      </Fact>
      <Fact name={settled ? texts.paidAmount : texts.dueNow}>
        <ExactAmount minor={settled ? order.paid : order.dueNow} />
      </Fact>
      <Fact name={texts.dueLater}>{order.dueLater > 0 ? <ExactAmount minor={order.dueLater} /> : texts.nothing}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

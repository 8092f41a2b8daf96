import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { Button } from '../../../components/button';
import { ExactAmount } from '../../../components/price';
import box from '../../../components/sum-box.module.css';
import { useTexts } from '../../../lib/texts';
import { dueNowOf, goToPayment } from './due';

/** On the phone: what is to be paid, and the way to where it is. */
export function PaymentBar({ page }: { page: OrderPage }) {
  const { dueNow, pay } = useTexts('orderPage');
  const due = dueNowOf(page);
  if (due === 0) return null;
  return (
    <section className={box.bar} aria-label={dueNow}>
      <p>
        <b>
          <ExactAmount minor={due} />
        </b>
        <span>{dueNow}</span>
      </p>
      <Button look="main" onClick={goToPayment}>
        {pay}
      </Button>
    </section>
  );
}

import { useEffect, useState } from 'react';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { Button } from '../../../components/button';
import { ExactAmount } from '../../../components/price';
import box from '../../../components/sum-box.module.css';
import { useTexts } from '../../../lib/shop/texts';
import { dueNowOf, goToPayment, paymentId } from './due';

/** On the phone: what is to be paid, and the way to where it is, as long as that is not in view. */
export function PaymentBar({ page }: { page: OrderPage }) {
  const { dueNow, pay } = useTexts('orderPage');
  const due = dueNowOf(page);
  const isThere = usePaymentInView(due > 0);
  if (due === 0) return null;
  return (
    <section className={box.bar} hidden={isThere} aria-label={dueNow}>
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

function usePaymentInView(isAwaited: boolean): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const place = isAwaited && document.getElementById(paymentId);
    if (!place) return;
    const observer = new IntersectionObserver((seen) => setInView(seen.at(-1)!.isIntersecting));
    observer.observe(place);
    return () => observer.disconnect();
  }, [isAwaited]);
  return inView;
}

import { useEffect, useState } from 'react';
import type { Order } from '@fenestra/contracts/wire/order';
import { Button } from '../../components/button';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon';
import { Note } from '../../components/note';
import { announce } from '../../lib/accessibility/announce';
import { useTexts } from '../../lib/shop/texts';
import styles from './card-payment.module.css';
import { rememberLed, wasLed } from './led-to-gateway';
import { OtherPaymentMethods } from './other-payment-methods';
import { useCardForm } from './use-card-form';
import { useGateway } from './use-gateway';

type Props = {
  order: Order;
  /** Goes by itself after a countdown that can be stopped, once for each order (RECAP-03, RECAP-04). */
  itself: boolean;
};

const countdownSeconds = 2;

/** The way to the card gateway: a form that posts to its address (RECAP-05). */
export function CardPayment({ order, itself }: Props) {
  const texts = useTexts('recap');
  const { form, leadTo } = useCardForm();
  const [counts, setCounts] = useState(() => !wasLed(order));
  const { ready, opening, failed, open } = useGateway(order, false, (address) => {
    setCounts(false);
    leadTo(address);
  });
  const left = useCountdown(itself && counts, open);
  const counting = left !== null;
  useEffect(() => {
    if (counting) rememberLed(order);
  }, [counting]);
  return (
    <div className={styles.payment}>
      {form}
      {counting && <p className={styles.countdown}>{texts.redirecting(left)}</p>}
      {!ready && !opening && <p className={styles.countdown}>{texts.preparing}</p>}
      <div className={buttons.row}>
        <Button look="main" size="large" busy={opening} onClick={open}>
          <Icon name="card" />
          {opening ? texts.opening : counting ? texts.payNow : texts.pay}
        </Button>
        {counting && (
          <Button size="large" onClick={() => setCounts(false)}>
            {texts.wait}
          </Button>
        )}
      </div>
      {failed !== null && (
        <Note tone="err" role="alert">
          {failed || texts.openingFailed}
        </Note>
      )}
      <OtherPaymentMethods order={order} />
    </div>
  );
}

/** Seconds left, null when it does not run. It is announced once and stands still while the tab is hidden. */
function useCountdown(on: boolean, done: () => void): number | null {
  const texts = useTexts('recap');
  const [left, setLeft] = useState(countdownSeconds);
  useEffect(() => {
    if (on) announce(texts.redirecting(countdownSeconds));
  }, [on]);
  useEffect(() => {
    if (!on) return;
    if (left === 0) return done();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((seconds) => seconds - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [on, left]);
  return on && left > 0 ? left : null;
}

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Order } from '@fenestra/contracts/wire/order';
import { Button } from '../../components/button';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon';
import { Note } from '../../components/note';
import { speak } from '../../lib/speak';
import { callRest } from '../../lib/rest-client';
import { useTexts } from '../../lib/texts';
import styles from './card-payment.module.css';
import { rememberLed, wasLed } from './led-to-gateway';

type Props = {
  order: Order;
  /** After a payment that failed or was not finished: the same order, once more (RECAP-11). */
  again: boolean;
  /** Goes by itself after a countdown that can be stopped, once for each order (RECAP-03, RECAP-04). */
  itself: boolean;
};

const countdownSeconds = 2;

/** The way to the card gateway: a form that posts to its address (RECAP-05). */
export function CardPayment({ order, again, itself }: Props) {
  const texts = useTexts('recap');
  const form = useRef<HTMLFormElement>(null);
  const [leaving, setLeaving] = useState(false);
  const [counts, setCounts] = useState(() => !wasLed(order));
  const url = order.gopay?.url ?? null;

  const { isPending, isError, mutate } = useMutation({
    meta: { ownMessage: true },
    // The living session or a new one (OPEN-Q-81); the server knows which.
    mutationFn: () => callRest('reopenPayment', { params: { token: order.token } }),
    onSuccess: ({ gopay }) => gopay?.url && leaveFor(gopay.url),
  });
  const leaveFor = (address: string) => {
    setLeaving(true);
    setCounts(false);
    form.current!.action = address;
    form.current!.submit();
  };
  const open = () => (url && !again ? leaveFor(url) : mutate());
  const left = useCountdown(itself && counts, open);
  const counting = left !== null;
  useEffect(() => {
    if (counting) rememberLed(order);
  }, [counting]);
  useEffect(() => {
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false); // by Back, as it was left
    window.addEventListener('pageshow', shownAgain);
    return () => window.removeEventListener('pageshow', shownAgain);
  }, []);
  const opening = isPending || leaving;
  return (
    <div className={styles.payment}>
      <form ref={form} method="post" hidden />
      {counting && <p className={styles.countdown}>{texts.redirecting(left)}</p>}
      {!url && !again && !opening && <p className={styles.countdown}>{texts.preparing}</p>}
      <div className={buttons.row}>
        <Button look="main" size="large" busy={opening} onClick={open}>
          <Icon name="card" />
          {opening ? texts.opening : counting ? texts.payNow : again ? texts.payAgain : texts.pay}
        </Button>
        {counting && (
          <Button size="large" onClick={() => setCounts(false)}>
            {texts.wait}
          </Button>
        )}
      </div>
      {isError && (
        <Note tone="err" role="alert">
          {texts.openingFailed}
        </Note>
      )}
      {again && <OtherWay />}
    </div>
  );
}

/** Who cannot pay by card agrees on another way by phone. */
function OtherWay() {
  const { otherWay } = useTexts('orderDetails');
  const { phone, phoneHref } = useTexts('shell');
  return (
    <p className={styles.countdown}>
      {otherWay} <a href={phoneHref}>{phone}</a>
    </p>
  );
}

/** Seconds left, null when it does not run. It is announced once and stands still while the tab is hidden. */
function useCountdown(on: boolean, done: () => void): number | null {
  const texts = useTexts('recap');
  const [left, setLeft] = useState(countdownSeconds);
  useEffect(() => {
    if (on) speak(texts.redirecting(countdownSeconds));
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

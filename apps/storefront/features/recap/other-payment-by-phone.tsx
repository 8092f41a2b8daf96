import type { ReactNode } from 'react';
import { useContact } from '../../lib/shop/texts';
import styles from './card-payment.module.css';

/** Who cannot pay in this way agrees on another one by phone. */
export function OtherPaymentByPhone({ children }: { children: ReactNode }) {
  const { phone, phoneHref } = useContact();
  return (
    <p className={styles.countdown}>
      {children}{' '}
      <a className="nowrap" href={phoneHref}>
        {phone}
      </a>
    </p>
  );
}

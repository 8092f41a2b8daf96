import type { Order } from '@fenestra/contracts/wire/order';
import { outstandingNow } from '@fenestra/domain/ordering/received-payments';
import { Button } from '../../components/button';
import { Note } from '../../components/note';
import { ExactAmount } from '../../components/price';
import { Section } from '../../components/section';
import { useTexts } from '../../lib/shop/texts';
import { OtherPaymentByPhone } from './other-payment-by-phone';
import { OtherPaymentMethods } from './other-payment-methods';
import styles from './paypal-payment.module.css';
import { useGateway } from './use-gateway';

/** The way to PayPal, whose page is opened in this tab: no script of PayPal is loaded here (RECAP-06, decision 50). */
export function PaypalPayment({ order }: { order: Order }) {
  const texts = useTexts('paypal');
  const { preparing } = useTexts('recap');
  const { ready, opening, failed, open } = useGateway(order, false, (address) => window.location.assign(address));
  return (
    <Section
      title={texts.title}
      aside={
        <b>
          <ExactAmount minor={outstandingNow(order, order.paid)} />
        </b>
      }
    >
      <div className={styles.box}>
        <div className={styles.slot}>
          <Button look="main" size="large" busy={opening} onClick={open}>
            {opening ? texts.opening : texts.pay}
          </Button>
          <p className={styles.note}>{ready ? texts.note : preparing}</p>
          {failed !== null && (
            <Note tone="err" role="alert">
              {failed || texts.openingFailed}
            </Note>
          )}
        </div>
        <div className={styles.foot}>
          <OtherPaymentMethods order={order} />
          <OtherPaymentByPhone>{texts.otherWay}</OtherPaymentByPhone>
        </div>
      </div>
    </Section>
  );
}

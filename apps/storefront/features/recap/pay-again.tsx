import type { ReactNode } from 'react';
import type { Order } from '@fenestra/contracts/wire/order';
import { outstandingNow } from '@fenestra/domain/ordering/received-payments';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Note } from '../../components/note';
import { ExactAmount, useExactAmount } from '../../components/price';
import { useTexts } from '../../lib/shop/texts';
import { OtherPaymentByPhone } from './other-payment-by-phone';
import { useChangePaymentMethod } from './other-payment-methods';
import styles from './pay-again.module.css';
import { useCardForm } from './use-card-form';
import { useGateway } from './use-gateway';

/** After a payment that failed or was not finished: each way to pay the order, its amount and what follows from it (RECAP-11). */
export function PayAgain({ order }: { order: Order }) {
  const { ways } = useTexts('afterGateway');
  const { otherWay } = useTexts('orderDetails');
  const paypal = useTexts('paypal');
  const byPaypal = order.method === 'paypal';
  if (order.gatewayRefused) return <GatewayRefused order={order} />;
  return (
    <section className={styles.again} aria-label={ways}>
      <div className={styles.ways}>
        {byPaypal ? <ByPaypal order={order} /> : <ByCard order={order} />}
        {order.otherWays?.includes('transfer') && <ByTransfer order={order} />}
      </div>
      <OtherPaymentByPhone>{byPaypal ? paypal.otherWay : otherWay}</OtherPaymentByPhone>
    </section>
  );
}

/** The gateway would refuse the order again: by transfer, or by phone, where its address or e-mail is corrected. */
function GatewayRefused({ order }: { order: Order }) {
  const { ways, refused } = useTexts('afterGateway');
  return (
    <section className={styles.again} aria-label={ways}>
      <Note tone="warn">{refused.said}</Note>
      {order.otherWays?.includes('transfer') && (
        <div className={styles.ways}>
          <ByTransfer order={order} />
        </div>
      )}
      <OtherPaymentByPhone>{refused.correct}</OtherPaymentByPhone>
    </section>
  );
}

function ByCard({ order }: { order: Order }) {
  const texts = useTexts('recap');
  const { again, how } = useTexts('afterGateway');
  const { form, leadTo } = useCardForm();
  return (
    <AtGateway order={order} title={again.card} how={how.card} texts={texts} leadTo={leadTo}>
      {form}
    </AtGateway>
  );
}

function ByPaypal({ order }: { order: Order }) {
  const texts = useTexts('paypal');
  const { again, how } = useTexts('afterGateway');
  const leadTo = (address: string) => window.location.assign(address);
  return <AtGateway order={order} title={again.paypal} how={how.paypal} texts={texts} leadTo={leadTo} />;
}

type AtGatewayProps = {
  order: Order;
  title: string;
  how: string;
  texts: Texts['recap'] | Texts['paypal'];
  leadTo: (address: string) => void;
  children?: ReactNode;
};

function AtGateway({ order, title, how, texts, leadTo, children }: AtGatewayProps) {
  const { opening, failed, open } = useGateway(order, true, leadTo);
  const says = `${usePaidNow(order)} ${how}`;
  return (
    <Way title={title} order={order} says={says} failed={failed === null ? null : failed || texts.openingFailed}>
      {children}
      <Button look="main" block busy={opening} onClick={open}>
        {order.method === 'card' && <Icon name="card" />}
        {opening ? texts.opening : texts.payAgain}
      </Button>
    </Way>
  );
}

function ByTransfer({ order }: { order: Order }) {
  const { payBy } = useTexts('orderDetails');
  const { rather, byTransfer } = useTexts('afterGateway');
  const { isPending, failed, mutate } = useChangePaymentMethod(order);
  return (
    <Way title={rather} order={order} says={byTransfer} failed={failed}>
      <Button block busy={isPending} onClick={() => mutate('transfer')}>
        {payBy.transfer}
      </Button>
    </Way>
  );
}

type WayProps = { title: string; order: Order; says: string; failed: string | null; children: ReactNode };

function Way({ title, order, says, failed, children }: WayProps) {
  return (
    <div className={styles.way}>
      <h2>{title}</h2>
      <p className={styles.amount}>
        <ExactAmount minor={outstandingNow(order, order.paid)} />
      </p>
      <p className={styles.says}>{says}</p>
      {children}
      {failed !== null && (
        <Note tone="err" role="alert">
          {failed}
        </Note>
      )}
    </div>
  );
}

/** What is paid at once: all of it, with its discount, or a deposit. The sums stay as they were agreed to (decision 69). */
function usePaidNow({ dueLater, gross, total }: Order): string {
  const { all, allLess, deposit } = useTexts('afterGateway');
  const amount = useExactAmount();
  if (dueLater > 0) return deposit(amount(dueLater));
  return gross > total ? allLess(amount(gross - total)) : all;
}

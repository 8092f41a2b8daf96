import type { ReactNode } from 'react';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { outstandingNow } from '@fenestra/domain/ordering/received-payments';
import { Note } from '../../../components/note';
import { ExactAmount } from '../../../components/price';
import { Section } from '../../../components/section';
import { TransferBox } from '../../../components/transfer-box';
import { useTexts } from '../../../lib/shop/texts';
import { CardPayment } from '../card-payment';
import { isFailure, isPayable, outcomeOf } from '../order-outcome';
import { PayAgain } from '../pay-again';
import { PaypalPayment } from '../paypal-payment';
import { TransferInstructions } from '../transfer-instructions';
import { dueNowOf, paymentId } from './due';
import styles from './payment.module.css';

/** What is to be paid now and how, by the method of the order; after the deposit the rest (OPEN-Q-68, OPEN-Q-81). */
export function Payment({ page }: { page: OrderPage }) {
  const { rest, order } = page;
  if (rest && !rest.transfer) return <RestLater rest={rest} order={order} />;
  if (dueNowOf(page) === 0) return null;
  return (
    <div id={paymentId} tabIndex={-1} className={styles.payment}>
      <ByMethod page={page} />
    </div>
  );
}

function ByMethod({ page: { order, rest } }: { page: OrderPage }) {
  if (rest?.transfer)
    return <RestByTransfer amount={rest.amount} transfer={rest.transfer} whole={order.dueNow === 0} />;
  const outcome = outcomeOf(order, 'none');
  if (outcome === 'transfer') return <TransferInstructions order={order} />;
  if (isFailure(outcome)) return <PayAgain order={order} />;
  if (!isPayable(outcome)) return null;
  return order.method === 'paypal' ? (
    <PaypalPayment order={order} />
  ) : (
    <ByCard amount={outstandingNow(order, order.paid)}>
      <CardPayment order={order} itself={false} />
    </ByCard>
  );
}

function ByCard({ amount, children }: { amount: number; children: ReactNode }) {
  const { payment } = useTexts('orderPage');
  return (
    <Section
      title={payment}
      aside={
        <b>
          <ExactAmount minor={amount} />
        </b>
      }
    >
      <div className={styles.way}>{children}</div>
    </Section>
  );
}

type RestProps = { amount: number; transfer: NonNullable<OrderPage['order']['transfer']>; whole: boolean };

function RestByTransfer({ amount, transfer, whole }: RestProps) {
  const { rest, payment } = useTexts('orderPage');
  return (
    <Section title={whole ? payment : rest}>
      <TransferBox transfer={transfer} due={amount} />
    </Section>
  );
}

type PaidLater = { rest: NonNullable<OrderPage['rest']>; order: OrderPage['order'] };

/** Also for a whole order, which in some shops is settled by phone, and transferred above the limit of the country (PAY-08, PAY-15). */
function RestLater({ rest: { amount }, order: { dueNow, laterPayment } }: PaidLater) {
  const { rest, payment } = useTexts('orderPage');
  return (
    <Section
      title={dueNow === 0 ? payment : rest}
      aside={
        <b>
          <ExactAmount minor={amount} />
        </b>
      }
    >
      <div className={styles.way}>{laterPayment && <Note>{laterPayment}</Note>}</div>
    </Section>
  );
}

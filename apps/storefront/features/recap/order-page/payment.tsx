import type { ReactNode } from 'react';
import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { leftNow } from '@fenestra/domain/ordering/receipts';
import { Note } from '../../../components/note';
import { ExactAmount, useExactAmount } from '../../../components/price';
import { Section } from '../../../components/section';
import { TransferBox } from '../../../components/transfer-box';
import { useShop, useTexts } from '../../../lib/texts';
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
  if (rest && !rest.transfer) return <RestAtTheDoor rest={rest} order={order} />;
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
    <ByCard amount={leftNow(order, order.paid)}>
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

type AtTheDoor = { rest: NonNullable<OrderPage['rest']>; order: OrderPage['order'] };

/** Of a whole order, too, which in some shops is settled by phone, and transferred where it is too much for a carrier (PAY-08, PAY-15). */
function RestAtTheDoor({ rest: { amount, payment: by }, order: { dueNow, checkedAt } }: AtTheDoor) {
  const { rest, payment, restInCash, allInCash, allByPhone, agreedByPhone } = useTexts('orderPage');
  const recap = useTexts('recap');
  const { settledByPhone } = useShop();
  const text = useExactAmount();
  const whole = dueNow === 0;
  const byTransfer = by === 'transfer' ? recap.rest.transfer(text(amount)) : null;
  const inCash = byTransfer ? null : (whole ? allInCash : restInCash)(text(amount));
  const byPhone = checkedAt ? agreedByPhone : allByPhone;
  return (
    <Section title={whole ? payment : rest}>
      <div className={styles.way}>
        <Note>
          {whole && settledByPhone ? byPhone : inCash} {byTransfer}
        </Note>
      </div>
    </Section>
  );
}

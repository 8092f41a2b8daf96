import type { ReactNode } from 'react';
import type { Order } from '@fenestra/contracts/wire/order';
import { currentOrderKind } from '@fenestra/domain/ordering/order';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { Icon, type IconName } from '../../components/icon';
import { useTexts } from '../../lib/shop/texts';
import { isMade } from './is-made';
import { isPast, type Outcome } from './order-outcome';
import styles from './outcome-heading.module.css';

type Props = { order: Order; outcome: Outcome; children?: ReactNode };

/** Mark, heading and what it means (RECAP-01, RECAP-09, RECAP-10, RECAP-12). */
export function OutcomeHeading({ order, outcome, children }: Props) {
  const texts = useTexts('recap');
  const { heading, lead } = wordsOf(order, outcome, {
    ...texts,
    ...useTexts('orderDetails'),
    paypal: useTexts('paypal'),
  });
  const failed = outcome === 'failed';
  const waiting = ['confirming', 'examining', 'unfinished', 'cancelled', 'ended', 'refunding'].includes(outcome);
  return (
    <div className={styles.result} data-outcome={outcome} role={failed ? 'alert' : 'status'}>
      <span
        className={failed ? `${styles.mark} ${styles.err}` : waiting ? `${styles.mark} ${styles.waiting}` : styles.mark}
      >
        <Icon name={markOf(outcome)} />
      </span>
      <div>
        <h1 id="nadpis" tabIndex={-1}>
          {heading}
        </h1>
        {currentOrderKind(order) === 'preliminary' && outcome !== 'placed' && !isPast(outcome) && (
          <p className={styles.lead}>{callOf(order, texts)}</p>
        )}
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  );
}

/** What the call after a preliminary order is for, or that it is late. */
const callOf = (order: Order, { preliminaryLead, call }: Texts['recap']): string =>
  order.call ?? (isMade(order) ? preliminaryLead : call.lead);

const marks: Partial<Record<Outcome, IconName>> = {
  failed: 'warn',
  confirming: 'retry',
  examining: 'retry',
  unfinished: 'card',
  cancelled: 'info',
  ended: 'info',
  refunding: 'info',
};
const markOf = (outcome: Outcome): IconName => marks[outcome] ?? 'check';

function wordsOf(
  order: Order,
  outcome: Outcome,
  texts: Texts['recap'] & Texts['orderDetails'] & { paypal: Texts['paypal'] },
): Texts['orderDetails']['over']['ended'] {
  const { number, method, dueLater } = order;
  const kind = currentOrderKind(order);
  switch (outcome) {
    case 'confirming':
      return { heading: texts.confirming, lead: texts.confirmingLead };
    case 'examining':
      return method === 'paypal'
        ? { heading: texts.paypal.examining, lead: texts.paypal.examiningLead }
        : { heading: texts.examining, lead: texts.examiningLead };
    case 'unfinished':
      return { heading: texts.unfinished, lead: texts.unfinishedLead };
    case 'paid':
      return { heading: texts.paid, lead: texts.paidLead };
    case 'failed':
      return { heading: texts.failed, lead: texts.failedLead(number) };
    case 'cancelled':
    case 'ended':
    case 'refunding':
    case 'refunded':
      return texts.over[outcome];
    case 'returned':
      return texts.over.refunded;
    case 'to-pay':
      if (method !== 'paypal') return { heading: texts.toPay, lead: texts.toPayLead };
      return { heading: dueLater > 0 ? texts.paypal.toPayDeposit : texts.toPay, lead: texts.paypal.toPayLead };
    case 'transfer':
      return kind === 'preliminary'
        ? { heading: texts.preliminary, lead: `${texts.payNowOrLater} ${texts.alsoByMail}` }
        : { heading: texts.transferPending, lead: `${texts.transferLead} ${texts.alsoByMail}` };
    case 'placed':
      return kind === 'preliminary'
        ? { heading: texts.preliminary, lead: callOf(order, texts) }
        : { heading: texts.placed, lead: texts.placedLead(number) };
  }
}

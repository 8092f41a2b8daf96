import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { dayInNumbers } from '@fenestra/i18n/day-text';
import { shownPhone } from '@fenestra/i18n/shown-phone';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { Button } from '../../../components/button';
import { useExactAmount } from '../../../components/price';
import { Section } from '../../../components/section';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { isMade } from '../is-made';
import { dueNowOf, goToPayment } from './due';
import styles from './timeline.module.css';

type Step = OrderPage['progress'][number];

/** What has happened to the order and what comes, one below the other with its days. */
export function Timeline({ page }: { page: OrderPage }) {
  const texts = useTexts('orderPage');
  const { by } = useTexts('orderDetails');
  const shop = useShop();
  const amount = useExactAmount();
  // Of a deposit and a rest the page takes one at a time.
  const next = page.progress.find(
    ({ step, state }) => state !== 'done' && ['payment', 'deposit', 'rest'].includes(step),
  );
  const isPaidHere = (each: Step) => each === next && dueNowOf(page) > 0;
  const dayOf = ({ state, day }: Step) => {
    const written = day && dayInNumbers(day, shop);
    return written && (state === 'done' ? written : by(written));
  };
  return (
    <Section title={texts.way}>
      <ol className={styles.way}>
        {page.progress.map((each) => (
          <li key={each.step} data-state={each.state} aria-current={each.state === 'now' ? 'step' : undefined}>
            <span className={styles.day}>{dayOf(each)}</span>
            <div>
              <b>{nameOf(each, page, texts)}</b>
              <StepNote>{noteOf(each, page, texts, amount)}</StepNote>
            </div>
            {isPaidHere(each) && (
              <Button look="text" onClick={goToPayment}>
                {texts.pay}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What is over long since has nothing more to say. */
const StepNote = ({ children }: { children: string | null }) => children && <p>{children}</p>;

/** Goods that are fetched are not delivered, and of goods from stock no sizes are checked. */
function nameOf({ step }: Step, page: OrderPage, { steps, call }: Texts['orderPage']): string {
  if (step === 'check' && !isMade(page.order)) return call.step;
  return steps[step === 'delivery' && page.order.delivery ? page.order.delivery.kind : step];
}

function noteOf({ step, state }: Step, page: OrderPage, texts: Texts['orderPage'], amount: (minor: number) => string) {
  const { order, recipient, parcel } = page;
  switch (step) {
    case 'placed':
      return recipient ? texts.confirmationSent(recipient.email) : null;
    case 'payment':
    case 'deposit':
      return state === 'done' ? texts.amountCame(amount(order.dueNow || order.dueLater)) : texts.waitingForPayment;
    case 'check':
      return state === 'done' ? null : (order.call ?? texts.checkNote);
    case 'production':
      return state === 'done' ? null : texts.productionNote;
    case 'rest':
      return state === 'done' ? texts.amountCame(amount(order.dueLater)) : texts.restNote;
    case 'delivery':
      if (state === 'done') return texts.leads.ready;
      return [
        ...(recipient ? [texts.deliveryNote(shownPhone(recipient.phone))] : []),
        ...(parcel ? [texts.parcel(parcel)] : []),
      ].join(' ');
  }
}

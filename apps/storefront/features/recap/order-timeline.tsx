import type { Order } from '@fenestra/contracts/wire/order';
import { isPaymentReceived } from '@fenestra/domain/ordering/order';
import { dayText } from '@fenestra/i18n/day-text';
import type { Texts } from '@fenestra/i18n/texts/texts';
import { Section } from '../../components/section';
import { useShop, useTexts } from '../../lib/shop/texts';
import { isMade } from './is-made';
import styles from './order-timeline.module.css';

type Stage = { name: string; note: string; state: 'done' | 'now' | 'coming' };
/** What has happened and what comes: received, check, payment, delivery with its last day. */
export function OrderTimeline({ order }: { order: Order }) {
  const texts = useTexts('recap');
  const { by } = useTexts('orderDetails');
  const shop = useShop();
  const stages = stagesOf(order, texts, (day) => by(dayText(day, shop)));
  return (
    <Section title={texts.next}>
      <ol className={styles.timeline}>
        {stages.map(({ name, note, state }) => (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <b>{name}</b>
            {note}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The first stage that is not done is the present one. */
function stagesOf(order: Order, { steps, stepNotes, call }: Texts['recap'], by: (day: string) => string): Stage[] {
  const { kind, checkedAt, deliveredBy, delivery } = order;
  const payment = paymentStage(order, steps, stepNotes);
  const stages = [
    { name: steps.received, note: stepNotes.done, done: true },
    ...(kind === 'preliminary'
      ? [
          {
            name: isMade(order) ? steps.check : call.step,
            note: checkedAt ? stepNotes.done : stepNotes.check,
            done: checkedAt !== undefined,
          },
        ]
      : []),
    ...(payment ? [payment] : []),
    ...(deliveredBy ? [{ name: steps[delivery?.kind ?? 'delivery'], note: by(deliveredBy), done: false }] : []),
  ];
  const now = stages.findIndex(({ done }) => !done);
  return stages.map(({ name, note, done }, i) => ({ name, note, state: done ? 'done' : i === now ? 'now' : 'coming' }));
}

/** Null where nothing is paid before the delivery. What went back is asked for no more (decision 69). */
function paymentStage(
  { payment, dueNow, dueLater }: Order,
  steps: Texts['recap']['steps'],
  notes: Texts['recap']['stepNotes'],
) {
  const done = isPaymentReceived(payment);
  if (dueNow === 0 && !done) return null;
  const note = payment === 'refunded' ? notes.returned : done ? notes.done : notes.waiting;
  return { name: dueLater > 0 ? steps.deposit : steps.payment, note, done };
}

import type { Order } from '@fenestra/contracts/wire/order';
import { recapTexts } from '@fenestra/i18n/recap';
import { Section } from '../../components/section';
import { useTexts } from '../../lib/texts';
import styles from './order-timeline.module.css';

type Stage = { key: string; name: string; note?: string; state: 'done' | 'now' | 'coming' };

/** What has happened and what comes: received, check, payment, production or dispatch, delivery. */
export function OrderTimeline({ order }: { order: Order }) {
  const texts = useTexts(recapTexts);
  return (
    <Section title={texts.next}>
      <ol className={styles.timeline}>
        {stagesOf(order, texts).map(({ key, name, note, state }) => (
          <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <b>{name}</b>
            {note}
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Texts = (typeof recapTexts)['cs'];

function stagesOf({ kind, payment, dueNow, dueLater, lines }: Order, { steps, stepNotes }: Texts): Stage[] {
  const checked = kind === 'preliminary';
  const paid = payment === 'paid';
  const owed = dueNow > 0 && !paid;
  const made = lines.length > 0;
  return [
    { key: 'received', name: steps.received, note: stepNotes.done, state: 'done' },
    ...(checked ? [{ key: 'check', name: steps.check, note: stepNotes.check, state: 'now' as const }] : []),
    ...(dueNow > 0 || paid
      ? [
          {
            key: 'payment',
            name: dueLater > 0 ? steps.deposit : steps.payment,
            note: paid ? stepNotes.done : stepNotes.waiting,
            state: paid ? ('done' as const) : checked ? ('coming' as const) : ('now' as const),
          },
        ]
      : []),
    ...(made
      ? [
          {
            key: 'work',
            name: checked ? steps.production : steps.dispatch,
            ...workNote(checked, stepNotes),
            state: owed || checked ? ('coming' as const) : ('now' as const),
          },
        ]
      : []),
    { key: 'delivery', name: steps.delivery, state: 'coming' },
  ];
}

const workNote = (made: boolean, { production, dispatch }: Texts['stepNotes']) => ({
  note: made ? production : dispatch,
});

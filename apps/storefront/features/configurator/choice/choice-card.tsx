import { type ReactNode, useId } from 'react';
import { bound } from '@fenestra/i18n/bound';
import radio from '../../../components/radio.module.css';
import styles from './choice-card.module.css';
import { RadioOption, type RadioProps } from './radio-option';

type Props = RadioProps & {
  title: ReactNode;
  note?: ReactNode;
  price?: ReactNode;
  picture?: ReactNode;
  /** A drawn sign above the words, a plan, a section on paper with one use above it, or words in a row. */
  look?: 'sign' | 'plan' | 'section' | 'row';
  tag?: string | undefined;
  facts?: readonly (readonly [name: ReactNode, value: string])[];
  /** What stands behind the card as long as its choice is refused. */
  children?: ReactNode;
};

/** One radio option as a card with a picture. */
export function ChoiceCard({
  look = 'sign',
  tag,
  title,
  note,
  price,
  picture,
  facts = [],
  children,
  ...option
}: Props) {
  const id = useId();
  const { refusal = null } = option;
  return (
    <>
      <RadioOption
        {...option}
        className={[styles.card, styles[look], refusal !== null && styles.blocked].filter(Boolean).join(' ')}
        labelledBy={`${id}t`}
        describedBy={`${id}d`}
      >
        {picture && (
          <span className={styles.picture}>
            {tag && <span className={styles.tag}>{tag}</span>}
            {picture}
          </span>
        )}
        <span className={styles.text}>
          <span className={styles.words}>
            <span className={styles.title}>
              <span className={radio.mark} />
              <span>
                <b id={`${id}t`}>{typeof title === 'string' ? bound(title) : title}</b>
                {note && <small>{note}</small>}
              </span>
            </span>
            {facts.map(([fact, value], i) => (
              <span key={i} className={styles.fact}>
                <span>{fact}</span> <b>{value}</b>
              </span>
            ))}
          </span>
          <span className={styles.foot} id={`${id}d`}>
            {refusal ?? price}
          </span>
        </span>
      </RadioOption>
      {children}
    </>
  );
}

type CardsProps = { label: string; columns?: 2 | 3 | 4; children: ReactNode };

const rows = { 2: `${styles.two} ${styles.stacked}`, 3: styles.stacked, 4: styles.four };

/** Cards in a row of so many, fewer where there is less room: on the phone one below the other, or two of four. */
export function ChoiceCards({ label, columns = 3, children }: CardsProps) {
  return (
    <fieldset className={`${styles.cards} ${rows[columns]}`}>
      <legend className="sr">{label}</legend>
      {children}
    </fieldset>
  );
}

import { type ReactNode, useId } from 'react';
import radio from '../../../components/radio.module.css';
import styles from './choice-card.module.css';

type Props = {
  /** Of the radio group. */
  name: string;
  checked: boolean;
  title: ReactNode;
  note?: ReactNode;
  price?: ReactNode;
  picture?: ReactNode;
  /** A drawn sign above the words, a plan, a section on paper with one use above it, or words in a row. */
  look?: 'sign' | 'plan' | 'section' | 'row';
  tag?: string | undefined;
  facts?: readonly (readonly [name: ReactNode, value: string])[];
  /** Why it cannot be taken. It stays focusable; a press opens what would help. */
  refusal?: string | null;
  onChoose: () => void;
  onPoint?: (on: boolean) => void;
  /** What stands behind the card as long as its choice is refused. */
  children?: ReactNode;
};

/** One radio option as a card with a picture. */
export function ChoiceCard({ look = 'sign', tag, refusal = null, onPoint, children, ...card }: Props) {
  const { name, checked, title, note, price, picture, facts = [], onChoose } = card;
  const id = useId();
  const blocked = refusal !== null;
  return (
    <>
      <label
        className={[radio.option, styles.card, styles[look], blocked && styles.blocked].filter(Boolean).join(' ')}
        onPointerEnter={() => onPoint?.(true)}
        onPointerLeave={() => onPoint?.(false)}
      >
        <input
          type="radio"
          name={name}
          checked={checked}
          aria-disabled={blocked || undefined}
          aria-labelledby={`${id}t`}
          aria-describedby={`${id}d`}
          onChange={onChoose}
        />
        {picture && (
          <span className={styles.picture}>
            {tag && <span className={styles.tag}>{tag}</span>}
            {picture}
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.title}>
            <span className={radio.mark} />
            <span>
              <b id={`${id}t`}>{title}</b>
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
      </label>
      {children}
    </>
  );
}

type CardsProps = { label: string; columns?: 2 | 3 | 4; children: ReactNode };

const rows = { 2: styles.two, 3: '', 4: styles.four };

/** Cards in a row of so many, fewer where there is less room. */
export function ChoiceCards({ label, columns = 3, children }: CardsProps) {
  return (
    <fieldset className={`${styles.cards} ${rows[columns]}`}>
      <legend className="sr">{label}</legend>
      {children}
    </fieldset>
  );
}

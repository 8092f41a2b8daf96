import { type ReactNode, useId } from 'react';
import { Icon } from '../../../components/icon';
import radio from '../../../components/radio.module.css';
import styles from './swatches.module.css';

type GroupProps = {
  title?: string;
  /** What all of the group cost, at the right of its heading. */
  right?: ReactNode;
  /** Wider fields, for those with a price; larger ones for patterns. */
  size?: 'small' | 'wide' | 'large';
  children: ReactNode;
};

/** Swatches under a small heading; several groups may be one radio group. */
export function SwatchGroup({ title, right, size = 'small', children }: GroupProps) {
  return (
    <div className={styles.group}>
      {title && (
        <div className={styles.heading}>
          <h4>{title}</h4>
          {right && <span>{right}</span>}
        </div>
      )}
      <div className={size === 'small' ? styles.swatches : `${styles.swatches} ${styles[size]}`}>{children}</div>
    </div>
  );
}

type Props = {
  name: string;
  checked: boolean;
  title: string;
  note?: ReactNode;
  /** Fills the field: a colour, a grain, a pattern. */
  picture: ReactNode;
  /** Why it cannot be taken. It stays focusable; a press opens what would help. */
  refusal?: string | null;
  onChoose: () => void;
  onPoint?: (on: boolean) => void;
  /** What stands behind the field as long as its choice is refused. */
  children?: ReactNode;
};

/** A radio option as a field of its colour or pattern with its name below. */
export function Swatch({ name, checked, title, note, picture, refusal = null, onChoose, onPoint, children }: Props) {
  const id = useId();
  const blocked = refusal !== null;
  return (
    <>
      <label
        className={[radio.option, styles.swatch, blocked && styles.blocked].filter(Boolean).join(' ')}
        onPointerEnter={() => onPoint?.(true)}
        onPointerLeave={() => onPoint?.(false)}
      >
        <input
          type="radio"
          name={name}
          checked={checked}
          aria-disabled={blocked || undefined}
          aria-describedby={blocked ? id : undefined}
          onChange={onChoose}
        />
        <span className={styles.field}>{picture}</span>
        {checked && (
          <span className={styles.tick}>
            <Icon name="check" small />
          </span>
        )}
        <span className={styles.name}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
        {blocked && (
          <span id={id} hidden>
            {refusal}
          </span>
        )}
      </label>
      {children}
    </>
  );
}

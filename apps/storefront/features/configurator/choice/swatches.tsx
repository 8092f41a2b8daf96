import { type ReactNode, useId } from 'react';
import { Icon } from '../../../components/icon';
import { RadioOption, type RadioProps } from './radio-option';
import styles from './swatches.module.css';

type GroupProps = {
  title?: string | undefined;
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

type Props = RadioProps & {
  title: string;
  note?: ReactNode;
  /** Fills the field: a colour, a grain, a pattern. */
  picture: ReactNode;
  /** What stands behind the field as long as its choice is refused. */
  children?: ReactNode;
};

/** A radio option as a field of its colour or pattern with its name below. */
export function Swatch({ title, note, picture, children, ...option }: Props) {
  const id = useId();
  const { checked, refusal = null } = option;
  const blocked = refusal !== null;
  return (
    <>
      <RadioOption
        {...option}
        className={blocked ? `${styles.swatch} ${styles.blocked}` : styles.swatch}
        describedBy={blocked ? id : undefined}
      >
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
      </RadioOption>
      {children}
    </>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './check-row.module.css';
import { Icon } from './icon';
import radio from './radio.module.css';

type Props = {
  checked: boolean;
  title: ReactNode;
  aside?: ReactNode;
  /** Stays focusable and says why in its text; a press changes nothing. */
  blocked?: boolean;
  invalid?: boolean;
  id?: string;
  onChange: (checked: boolean) => void;
  children?: ReactNode;
};

/** A checkbox as a whole row: title, why it is here, price. */
export function CheckRow({ checked, title, aside, blocked = false, invalid = false, id, onChange, children }: Props) {
  const textId = useId();
  return (
    <label className={`${radio.option} ${styles.row}`}>
      <input
        type="checkbox"
        id={id}
        checked={checked}
        aria-disabled={blocked || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={textId}
        onChange={(event) => !blocked && onChange(event.target.checked)}
      />
      <span className={invalid ? `${radio.box} ${styles.invalid}` : radio.box}>
        <Icon name="check" small />
      </span>
      <span>
        <b>{title}</b>
        <span className={styles.text} id={textId}>
          {children}
        </span>
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </label>
  );
}

import { type ReactNode, useId } from 'react';
import styles from './option-list.module.css';
import radio from './radio.module.css';

type Props = {
  name: string;
  checked: boolean;
  title: ReactNode;
  price: ReactNode;
  priceNote?: ReactNode;
  /** Why it cannot be taken is part of the text; it stays focusable. */
  blocked?: boolean;
  onChoose: () => void;
  children?: ReactNode;
};

/** One radio option as a row: title, one or two lines, price. */
export function OptionRow({ name, checked, title, price, priceNote, blocked = false, onChoose, children }: Props) {
  const id = useId();
  return (
    <label className={[radio.option, styles.option, blocked && styles.blocked].filter(Boolean).join(' ')}>
      <input
        type="radio"
        name={name}
        checked={checked}
        aria-disabled={blocked || undefined}
        aria-describedby={id}
        onChange={() => !blocked && onChoose()}
        // A chosen radio gives no change event; pressing it again may still mean something (another place).
        onClick={() => checked && !blocked && onChoose()}
      />
      <span className={radio.mark} />
      <span>
        <b>{title}</b>
        <span className={styles.text} id={id}>
          {children}
        </span>
      </span>
      <span className={styles.price}>
        <b>{price}</b>
        {priceNote && <small>{priceNote}</small>}
      </span>
    </label>
  );
}

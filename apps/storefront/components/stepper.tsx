import { useState } from 'react';
import type { Unit } from '@fenestra/domain/catalogue/accessory-item';
import { figureText } from '@fenestra/i18n/numbers';
import { Icon } from './icon';
import styles from './stepper.module.css';

type Props = {
  value: number;
  unit?: Unit | undefined;
  labels: { readonly quantity: string; readonly less: string; readonly more: string };
  /** Gets what was typed, or the next value of a button, once the field is left or Enter is pressed. */
  onTake: (text: string) => void;
};

/** A quantity with a button on each side. */
export function Stepper({ value, unit, labels, onTake }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(null);
    onTake(text);
  };
  return (
    <div className={styles.stepper}>
      <button type="button" aria-label={labels.less} onClick={() => take(String(value - 1))}>
        <Icon name="minus" />
      </button>
      <input
        aria-label={labels.quantity}
        autoComplete="off"
        inputMode={unit === 'metre' ? 'decimal' : 'numeric'}
        value={typed ?? figureText(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== null && take(typed)}
        onKeyDown={(event) => event.key === 'Enter' && take(typed ?? String(value))}
      />
      <button type="button" aria-label={labels.more} onClick={() => take(String(value + 1))}>
        <Icon name="plus" />
      </button>
    </div>
  );
}

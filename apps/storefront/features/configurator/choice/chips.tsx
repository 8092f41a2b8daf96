import { type ReactNode, useId } from 'react';
import radio from '../../../components/radio.module.css';
import styles from './chips.module.css';

type Chip = { value: string; text: string; hex?: string; price?: ReactNode };
type Props = {
  label: string;
  chips: readonly Chip[];
  value: string;
  onChoose: (value: string) => void;
  onPoint?: (value: string | null) => void;
};

/** Short radio options in a line, with the colour that they mean. */
export function Chips({ label, chips, value, onChoose, onPoint }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.chips}>
      <legend className="sr">{label}</legend>
      {chips.map((chip) => (
        <label
          key={chip.value}
          className={`${radio.option} ${styles.chip}`}
          onPointerEnter={() => onPoint?.(chip.value)}
          onPointerLeave={() => onPoint?.(null)}
        >
          <input type="radio" name={name} checked={chip.value === value} onChange={() => onChoose(chip.value)} />
          {chip.hex && <i className={styles.colour} style={{ background: chip.hex }} />}
          <span>{chip.text}</span>
          {chip.price && <span className={styles.price}>{chip.price}</span>}
        </label>
      ))}
    </fieldset>
  );
}

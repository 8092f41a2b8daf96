import { type ReactNode, useId } from 'react';
import styles from './chips.module.css';
import { RadioOption } from './radio-option';

type Chip = {
  value: string;
  text: string;
  hex?: string;
  /** The colour of its other side. */
  inside?: string;
  price?: ReactNode;
};
type Props = {
  label: string;
  chips: readonly Chip[];
  /** Null where what is meant does not agree. */
  value: string | null;
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
        <RadioOption
          key={chip.value}
          className={styles.chip}
          name={name}
          checked={chip.value === value}
          onChoose={() => onChoose(chip.value)}
          onPoint={(on) => onPoint?.(on ? chip.value : null)}
        >
          {chip.hex && (
            <i
              className={styles.colour}
              style={{ background: `linear-gradient(90deg, ${chip.hex} 50%, ${chip.inside ?? chip.hex} 50%)` }}
            />
          )}
          <span>{chip.text}</span>
          {chip.price && <span className={styles.price}>{chip.price}</span>}
        </RadioOption>
      ))}
    </fieldset>
  );
}

import { IconButton } from '../../../components/button';
import { Icon } from '../../../components/icon';
import { useTexts } from '../../../lib/shop/texts';
import styles from './stepper.module.css';

type Props = { label: string; value: number; max: number; onChange: (value: number) => void };

/** A small whole number with two buttons. */
export function Stepper({ label, value, max, onChange }: Props) {
  const texts = useTexts('bars');
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <span>{label}</span>
      <span className={styles.box}>
        <IconButton
          label={texts.fewer(label)}
          aria-disabled={value === 0}
          onClick={() => onChange(Math.max(0, value - 1))}
        >
          <Icon name="minus" small />
        </IconButton>
        <output>{value}</output>
        <IconButton
          label={texts.more(label)}
          aria-disabled={value === max}
          onClick={() => onChange(Math.min(max, value + 1))}
        >
          <Icon name="plus" small />
        </IconButton>
      </span>
    </div>
  );
}

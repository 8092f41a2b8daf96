import { memo } from 'react';
import { thousands } from '../lib/format/numbers';
import styles from './ruler.module.css';

type Props = {
  id: string;
  value: number;
  min: number;
  max: number;
  /** Where the next price begins, mm. */
  steps: readonly number[];
  label: string;
};

/** The allowed range with the value on it and the price steps as small ticks; figures for screen readers too. */
export function Ruler({ id, value, min, max, steps, label }: Props) {
  const outside = value < min || value > max;
  return (
    <div>
      <div className={styles.ruler} aria-hidden="true">
        <div className={styles.line} />
        <Steps min={min} max={max} steps={steps} />
        <span
          className={outside ? `${styles.mark} ${styles.err}` : styles.mark}
          style={{ left: at(value, min, max) }}
        />
      </div>
      <div className={styles.labels} id={id}>
        <span className="sr">{label} </span>
        <span>{thousands(min)}</span>
        <span className="sr">–</span>
        <span>{thousands(max)}&nbsp;mm</span>
      </div>
    </div>
  );
}

/** They stay while the value moves. */
const Steps = memo(function Steps({ min, max, steps }: Pick<Props, 'min' | 'max' | 'steps'>) {
  return steps
    .filter((step) => step > min && step < max)
    .map((step) => <span key={step} className={styles.step} style={{ left: at(step, min, max) }} />);
});

const at = (mm: number, min: number, max: number) => `${Math.min(100, Math.max(0, ((mm - min) / (max - min)) * 100))}%`;

import styles from './threshold-icon.module.css';

/** Section through the bottom of a leaf and what it closes on, 1 unit = 2 mm; the floor is hatched. */
export function ThresholdIcon({ height }: { height: number }) {
  const top = 46 - Math.max(3, height / 2);
  return (
    <svg className={styles.sign} viewBox="0 0 90 58" aria-hidden="true" focusable="false">
      <path className={styles.leaf} d={`M34 0h22v${top - 3}H34z`} />
      <path className={styles.sill} d={`M26 46V${top}h38v${46 - top}z`} />
      <path d="M2 46h86M8 54l6-8M22 54l6-8M36 54l6-8M50 54l6-8M64 54l6-8M78 54l6-8" />
    </svg>
  );
}

import { hasGrain } from '@fenestra/domain/catalogue/has-grain';
import type { Colour } from '@fenestra/domain/catalogue/profile';
import styles from './decor-field.module.css';

/** The colour of a decor; wood has its grain. */
export function DecorField({ decor }: { decor: Pick<Colour, 'family' | 'hex'> }) {
  return (
    <span
      className={hasGrain(decor) ? `${styles.field} ${styles.grain}` : styles.field}
      style={{ backgroundColor: decor.hex }}
    />
  );
}

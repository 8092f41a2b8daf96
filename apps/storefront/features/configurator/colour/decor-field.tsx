import type { Colour } from '@fenestra/domain/catalogue/profile';
import styles from './decor-field.module.css';

const woods: ReadonlySet<string> = new Set(['oak', 'walnut', 'mahogany', 'fir']);

/** The colour of a decor; wood has its grain. */
export function DecorField({ decor: { family, hex } }: { decor: Pick<Colour, 'family' | 'hex'> }) {
  return (
    <span
      className={woods.has(family) ? `${styles.field} ${styles.grain}` : styles.field}
      style={{ backgroundColor: hex }}
    />
  );
}

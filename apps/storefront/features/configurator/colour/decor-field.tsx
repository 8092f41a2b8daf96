import styles from './decor-field.module.css';

/** The colour of a sample; wood has its grain. */
export const DecorField = ({ hex, grain = false }: { hex: string; grain?: boolean | undefined }) => (
  <span className={grain ? `${styles.field} ${styles.grain}` : styles.field} style={{ backgroundColor: hex }} />
);

import styles from './repair-button.module.css';

/** A button under a field that answers a question or mends what is wrong with one press. */
export function RepairButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" className={styles.fix} onClick={onPress}>
      {children}
    </button>
  );
}

import { askAgain } from '../lib/ask-again';
import { useTexts } from '../lib/texts';
import styles from './ask-again.module.css';

/** Shown where there is something to consent to, which the page's head knows. */
export function AskAgain() {
  const { consent } = useTexts('shell');
  return (
    <button type="button" className={styles.consent} onClick={askAgain}>
      {consent}
    </button>
  );
}

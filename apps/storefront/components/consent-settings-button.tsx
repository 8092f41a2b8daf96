import { reopenConsent } from '../lib/third-parties/reopen-consent';
import { useTexts } from '../lib/shop/texts';
import styles from './consent-settings-button.module.css';

/** Shown where there is something to consent to, which the page's head knows. */
export function ConsentSettingsButton() {
  const { consent } = useTexts('shell');
  return (
    <button type="button" className={styles.consent} onClick={reopenConsent}>
      {consent}
    </button>
  );
}

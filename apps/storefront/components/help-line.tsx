import buttons from './button.module.css';
import { FeedbackLink } from './feedback-link';
import { Icon } from './icon';
import { OpeningHours } from './opening-hours';
import { useTexts } from '../lib/texts';
import styles from './help-line.module.css';

/** Phone, hours, names and e-mail, in the same place everywhere (SHOP-16, RECAP-02). */
export function HelpLine() {
  const texts = useTexts('shell');
  return (
    <aside className={styles.help} aria-label={texts.contact}>
      <Icon name="phone" />
      <p>
        {texts.help}{' '}
        <a className={styles.phone} href={texts.phoneHref}>
          {texts.phone}
        </a>
        <OpeningHours />, {texts.people}, <a href={`mailto:${texts.email}`}>{texts.email}</a>
      </p>
      <FeedbackLink className={`${buttons.link} ${styles.write}`} />
    </aside>
  );
}

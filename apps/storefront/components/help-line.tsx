import buttons from './button.module.css';
import { FeedbackLink } from './feedback-link';
import { Icon } from './icon';
import { OpeningHours } from './opening-hours';
import { useContact, useTexts } from '../lib/shop/texts';
import styles from './help-line.module.css';

/** Phone, hours, names and e-mail, in the same place everywhere (SHOP-16, RECAP-02). */
export function HelpLine() {
  const texts = useTexts('shell');
  const { people, phone, phoneHref, email } = useContact();
  return (
    <aside className={styles.help} aria-label={texts.contact}>
      <Icon name="phone" />
      <p>
        {texts.help}{' '}
        <a className={styles.phone} href={phoneHref}>
          {phone}
        </a>
        <OpeningHours />, {people}, <a href={`mailto:${email}`}>{email}</a>
      </p>
      <FeedbackLink className={`${buttons.link} ${styles.write}`} />
    </aside>
  );
}

import { withdrawalFormPath } from '@fenestra/contracts/order-page-paths';
import { footerColumns } from '@fenestra/i18n/navigation';
import { legalPages, legalTextAt } from '../lib/navigation/overlay';
import { ConsentSettingsButton } from './consent-settings-button';
import { FeedbackLink } from './feedback-link';
import { LegalLink } from './legal-link';
import { Logo } from './logo';
import { OpeningHours } from './opening-hours';
import { useContact, useTexts } from '../lib/shop/texts';
import styles from './site-footer.module.css';

/** The footer of the shop root. */
export function SiteFooter() {
  const texts = useTexts('shell');
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.grid}`}>
        <div>
          <Logo className={styles.logo} />
          <p className={styles.about}>
            {texts.footerLead} <span className="nowrap">{useContact().phone}</span>
            <OpeningHours />.
          </p>
          <FeedbackLink />
        </div>
        {footerColumns(texts).map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            {links.map(({ href, text }) => {
              const legal = legalTextAt(href);
              return legal ? (
                <LegalLink key={href} of={legal} text={text} />
              ) : (
                <a key={href} href={href}>
                  {text}
                </a>
              );
            })}
            {links.some(({ href }) => href === legalPages.privacy) && <ConsentSettingsButton />}
          </div>
        ))}
      </div>
    </footer>
  );
}

/** The footer of cart, checkout, recap and order page: who sells, delivery and withdrawal are one press away (texts-de-at 4.16). */
export function ThinFooter({ withFeedback = true }: { withFeedback?: boolean }) {
  const texts = useTexts('shell');
  const { email } = useContact();
  return (
    <footer className={`${styles.footer} ${styles.thin}`}>
      <div className="wrap">
        <span>© {new Date().getFullYear()} Fenestra</span>
        <span className={styles.links}>
          <a href={withdrawalFormPath}>{texts.withdraw}</a>
          <LegalLink of="terms" text={texts.terms} />
          <LegalLink of="privacy" text={texts.privacy} />
          <LegalLink of="withdrawal" text={texts.withdrawal} />
          <LegalLink of="complaints" text={texts.complaints} />
          <LegalLink of="shipping" text={texts.shipping} />
          <a href="/kontakty/">{texts.contact}</a>
          <LegalLink of="accessibility" text={texts.accessibility} />
          <ConsentSettingsButton />
          <a href={`mailto:${email}`}>{email}</a>
          {withFeedback && <FeedbackLink />}
        </span>
      </div>
    </footer>
  );
}

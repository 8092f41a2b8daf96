import { type LegalText, openLegal } from '../legal/open-legal';
import { shellTexts } from '@fenestra/i18n/shell';
import { Logo } from '../../components/logo';
import { useTexts } from '../../lib/texts';
import styles from './site-footer.module.css';

function LegalButton({ of, text }: { of: LegalText; text: string }) {
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => openLegal(of)}>
      {text}
    </button>
  );
}

/** The footer of the shop root. */
export function SiteFooter() {
  const texts = useTexts(shellTexts);
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.grid}`}>
        <div>
          <Logo className={styles.logo} />
          <p className={styles.about}>
            {texts.footerLead} <span className="nowrap">{texts.phone}</span>, {texts.hours}.
          </p>
        </div>
        <div>
          <h2>{texts.shopping}</h2>
          <LegalButton of="shipping" text={texts.shipping} />
          <LegalButton of="payments" text={texts.payments} />
          <LegalButton of="withdrawal" text={texts.withdrawal} />
        </div>
        <div>
          <h2>{texts.advice}</h2>
          <a href="/#jak-merit">{texts.howToMeasure}</a>
          <a href="/#jak-to-chodi">{texts.howItGoes}</a>
        </div>
        <div>
          <h2>Fenestra</h2>
          <a href={texts.phoneHref}>{texts.contact}</a>
          <LegalButton of="terms" text={texts.terms} />
          <LegalButton of="privacy" text={texts.privacy} />
        </div>
      </div>
    </footer>
  );
}

/** The one-line footer of cart and recap. */
export function ThinFooter() {
  const texts = useTexts(shellTexts);
  return (
    <footer className={`${styles.footer} ${styles.thin}`}>
      <div className="wrap">
        <span>© {new Date().getFullYear()} Fenestra</span>
        <span className={styles.links}>
          <LegalButton of="terms" text={texts.terms} />
          <LegalButton of="privacy" text={texts.privacy} />
          <a href={`mailto:${texts.email}`}>{texts.email}</a>
        </span>
      </div>
    </footer>
  );
}

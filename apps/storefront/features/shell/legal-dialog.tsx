import { legalText } from '@fenestra/i18n/legal-text';
import { privacyRecipients } from '@fenestra/i18n/privacy-recipients';
import { Dialog } from '../../components/dialog';
import { type LegalText, openOverlay } from '../../lib/navigation/overlay';
import { useShop, useTexts } from '../../lib/shop/texts';
import { thirdParties } from '../../lib/third-parties/third-parties';
import styles from './legal-dialog.module.css';

/** A legal text over the page; loaded only when somebody wants to read it. */
export default function LegalDialog({ of }: { of: LegalText }) {
  const { title, paragraphs } = legalText(of, useTexts('legal'), useShop());
  const recipients = useRecipients();
  return (
    <Dialog size="form" title={title} onClose={() => openOverlay(null)}>
      <div className={styles.text}>
        {[...paragraphs, ...(of === 'privacy' ? recipients : [])].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}

/** Who receives personal data in this shop, by what the gateway has written into the page. */
function useRecipients(): string[] {
  const captcha = document.querySelector('meta[name="captcha"]');
  return privacyRecipients(useTexts('privacy'), useShop(), { ...thirdParties(), captcha });
}

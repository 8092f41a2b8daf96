import { Dialog } from '../../components/dialog';
import { useTexts } from '../../lib/texts';
import { type LegalText, openOver } from '../../lib/over-page';
import styles from './legal-dialog.module.css';

/** A legal text over the page; loaded only when somebody wants to read it. */
export default function LegalDialog({ of }: { of: LegalText }) {
  const { title, paragraphs } = useTexts('legal')[of];
  return (
    <Dialog size="form" title={title} onClose={() => openOver(null)}>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}

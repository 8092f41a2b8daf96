import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog';
import { Icon } from '../../../components/icon';
import { useTexts } from '../../../lib/texts';
import { Breakdown } from '../price/breakdown';
import styles from './phone-bar.module.css';
import { PriceSlot } from '../price/price-slot';

/** Price and continue at the bottom of small screens; the price opens its breakdown. */
export function PhoneBar({ children }: { children: ReactNode }) {
  const texts = useTexts('configurator');
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.bar} aria-label={texts.priceAndNext}>
      <div className={styles.price}>
        <PriceSlot />
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          aria-label={texts.breakdown}
          onClick={() => setOpen(true)}
        >
          <Icon name="info" />
        </button>
      </div>
      <div className={styles.next}>{children}</div>
      {open && (
        <Dialog size="question" title={texts.breakdown} onClose={() => setOpen(false)}>
          <Breakdown />
        </Dialog>
      )}
    </section>
  );
}

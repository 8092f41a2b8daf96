import type { ReactNode } from 'react';
import { BreakdownButton } from '../../../components/breakdown/breakdown';
import { Icon } from '../../../components/icon';
import { useTexts } from '../../../lib/shop/texts';
import styles from './phone-bar.module.css';
import { PriceSlot } from '../price/price-slot';
import { usePriced } from '../price/piece';

/** Price and continue at the bottom of small screens; the price opens its breakdown. */
export function PhoneBar({ children }: { children: ReactNode }) {
  const texts = useTexts('configurator');
  const priced = usePriced();
  return (
    <section className={styles.bar} aria-label={texts.priceAndNext}>
      <div className={styles.price}>
        <PriceSlot />
        <BreakdownButton name={priced.title} of={[priced]} next={children} className={styles.open}>
          <Icon name="info" />
        </BreakdownButton>
      </div>
      <div className={styles.next} data-next>
        {children}
      </div>
    </section>
  );
}

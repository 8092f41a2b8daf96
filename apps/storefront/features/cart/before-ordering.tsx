import type { Cart } from '@fenestra/contracts/wire/cart';
import buttons from '../../components/button.module.css';
import { LegalLink } from '../../components/legal-link';
import { useShop, useTexts } from '../../lib/shop/texts';
import styles from './before-ordering.module.css';

/** How one can pay, where goods are delivered to and for how long the shop answers for faults: told when ordering begins (Dir. 2011/83/EU Art. 6(1)(l), 8(3)). */
export function BeforeOrdering({ cart }: { cart: Cart }) {
  const { payments, deliversTo, liability } = useTexts('cart');
  const { locale, country } = useShop();
  const names = new Set(cart.data.paymentOptions.map(({ name }) => name));
  return (
    <dl className={styles.facts}>
      <dt>{payments}</dt>
      <dd>{[...names].join(', ')}</dd>
      <dt>{deliversTo}</dt>
      <dd>{new Intl.DisplayNames(locale, { type: 'region' }).of(country)}</dd>
      <dt>{liability.name}</dt>
      <dd>
        <LegalLink of="complaints" text={liability.lasts} className={buttons.link} />
      </dd>
    </dl>
  );
}

import type { Cart } from '@fenestra/contracts/wire/cart';
import { useShop, useTexts } from '../../lib/texts';
import styles from './before-ordering.module.css';

/** How one can pay and where goods are delivered to: told when ordering begins (Dir. 2011/83/EU Art. 8(3)). */
export function BeforeOrdering({ cart }: { cart: Cart }) {
  const { payments, deliversTo } = useTexts('cart');
  const { locale, country } = useShop();
  const names = new Set(cart.data.paymentOptions.map(({ name }) => name));
  return (
    <dl className={styles.facts}>
      <dt>{payments}</dt>
      <dd>{[...names].join(', ')}</dd>
      <dt>{deliversTo}</dt>
      <dd>{new Intl.DisplayNames(locale, { type: 'region' }).of(country)}</dd>
    </dl>
  );
}

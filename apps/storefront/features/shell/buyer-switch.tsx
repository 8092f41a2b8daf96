import { type Buyer, buyers } from '@fenestra/domain/shop/buyer';
import { buyAs, useBuyer } from '../../lib/shop/buyer';
import { useTexts } from '../../lib/shop/texts';
import styles from './site-header.module.css';

/** For whom the visitor buys: privately with prices with VAT first, as a company without (SHOP-07). */
export function BuyerSwitch() {
  const texts = useTexts('shell');
  return (
    <label className={styles.buyer}>
      <span>{texts.buyer}</span>
      <select value={useBuyer()} onChange={({ target }) => buyAs(target.value as Buyer)}>
        {buyers.map((buyer) => (
          <option key={buyer} value={buyer}>
            {texts.buyers[buyer]}
          </option>
        ))}
      </select>
    </label>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { PriceDifference } from '../../components/price';
import { Section } from '../../components/section';
import { callCart } from '../../lib/cart-client';
import { useShop, useTexts } from '../../lib/texts';
import styles from './discounts.module.css';

/** Actions that apply, and those that could (CART-36, OPEN-Q-60). */
export function Discounts({ cart }: { cart: Cart }) {
  const texts = useTexts('cart');
  const shop = useShop();
  const { data } = useQuery({
    queryKey: ['actions', cart.cartId, cart.data.revision],
    placeholderData: (before) => before,
    queryFn: () => callCart('getActionList', { shopId: shop.id, cartId: cart.cartId }),
  });
  const { discounts, discount } = cart.data;
  const others = data?.items.filter(({ action }) => discounts.every((applied) => applied.action !== action)) ?? [];
  if (discounts.length === 0 && others.length === 0) return null;
  return (
    <Section title={texts.discounts}>
      <ul className={styles.list}>
        {discounts.map(({ action, description }, i) => (
          <li key={action}>
            <span>
              <b>{description}</b> <span className={styles.tag}>{texts.applied}</span>
            </span>
            <b>{i === 0 && <PriceDifference minor={-discount} />}</b>
          </li>
        ))}
        {others.map(({ action, description }) => (
          <li key={action}>
            <span>{description}</span>
            <span className="mute">{texts.notYet}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

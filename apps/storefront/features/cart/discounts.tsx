import { useQuery } from '@tanstack/react-query';
import type { Cart, DiscountAction } from '@fenestra/contracts/wire/cart';
import { fillIn } from '@fenestra/i18n/fill-in';
import { usePriceBasis, useDisplayedPriceText } from '../../components/displayed-price';
import { PriceDifference } from '../../components/price';
import { Section } from '../../components/section';
import { useDisplayedParts } from '../../lib/format/displayed-amounts';
import { useShop, useTexts } from '../../lib/shop/texts';
import { discountsQuery } from './discounts.query';
import styles from './discounts.module.css';

/** Actions that apply, with what the sums say that they take off together, and those that the cart nearly has (CART-36, OPEN-Q-60). */
export function Discounts({ cart }: { cart: Cart }) {
  const texts = useTexts('discounts');
  const shop = useShop();
  const { data } = useQuery(discountsQuery(shop.id, cart));
  const { discounts } = cart.data;
  const { discount } = useDisplayedParts(cart.data);
  const next = data?.items.filter(({ near }) => near) ?? [];
  if (discounts.length === 0 && next.length === 0) return null;
  return (
    <Section title={texts.heading}>
      <ul className={styles.list}>
        {discounts.length > 0 && (
          <li>
            <Row name={discounts.map(({ description }) => description).join(', ')} tag={texts.applied}>
              <PriceDifference minor={discount} />
            </Row>
          </li>
        )}
        {next.map((action) => (
          <li key={action.action}>
            <Next action={action} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Row({ name, tag, children }: { name: string; tag?: string; children: React.ReactNode }) {
  return (
    <div className={styles.row}>
      <span>
        <b>{name}</b> {tag && <span className={styles.tag}>{tag}</span>}
      </span>
      <b className="nowrap">{children}</b>
    </div>
  );
}

/** From where on it applies and what is missing, in words; of a sum also on a line. */
function Next({ action }: { action: DiscountAction }) {
  const texts = useTexts('discounts');
  const price = useDisplayedPriceText();
  const basis = usePriceBasis();
  const { description: name, goodsFrom, goods = 0, windowsFrom, windows = 0 } = action;
  if (windowsFrom !== undefined)
    return (
      <Row name={fillIn(texts.fromWindows, { name, n: windowsFrom })}>
        {fillIn(texts.missingWindows, { n: windowsFrom - windows })}
      </Row>
    );
  if (goodsFrom === undefined) return <Row name={name}>{texts.glass}</Row>;
  return (
    <>
      <Row name={fillIn(texts.from, { name, from: price(goodsFrom) })}>
        {fillIn(texts.missing, { amount: price(goodsFrom - goods) })}
      </Row>
      <p>{fillIn(texts.counted, { basis })}</p>
      <div className={styles.way} aria-hidden="true">
        <span style={{ width: `${(100 * goods) / goodsFrom}%` }}>{price(goods)}</span>
        <i>{price(goodsFrom)}</i>
      </div>
    </>
  );
}

import type { CartItem } from '@fenestra/contracts/wire/cart';
import { figureText, quantityText } from '@fenestra/i18n/quantity-text';
import { BreakdownButton } from '../../components/breakdown/breakdown';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon';
import { Position } from '../../components/position';
import { Price, usePriceText } from '../../components/price';
import { callCart } from '../../lib/cart-client';
import { useShop, useTexts } from '../../lib/texts';
import { LineParameters } from '../../components/line-parameters';
import { LinePicture } from '../../components/line-picture';
import { lineTitle } from '../../lib/line-title';
import { LineRoom } from './line-room';
import { Quantity } from './quantity';
import { SameAgain } from './same-again';
import styles from './cart-line.module.css';
import { useCartChangeWithToast } from './use-cart-change-with-toast';
import { usePricedLine } from './use-priced-line';

type Props = { line: CartItem; number: number };

/** A line with its drawing, parameters, quantity and price (CART-03 to CART-07). */
export function CartLine({ line, number }: Props) {
  const texts = useTexts('cart');
  const title = lineTitle(line.name, line.note.product?.data);
  const remove = useRemove(line);
  return (
    <article className={remove.isPending ? `${styles.line} ${styles.updating}` : styles.line} aria-label={title}>
      <LinePicture address={line.note.picture} width={170} className={styles.picture} />
      <div className={styles.top}>
        <div>
          <Position>{number}</Position>
          <h3>{title}</h3>
        </div>
        <LinePrice line={line} />
      </div>
      <div className={styles.more}>
        <LineRoom line={line} title={title} />
        <LineParameters product={line.note.product} dimension={line.dimension} />
        <div className={styles.bottom}>
          <Quantity line={line} title={title} />
          <div className={styles.actions}>
            {line.configurationId !== null && (
              <a className={buttons.action} href={changeAddress(line)} aria-label={texts.editNamed(title)}>
                <Icon name="edit" />
                {texts.edit}
              </a>
            )}
            <SameAgain line={line} title={title} />
            <button
              type="button"
              className={buttons.action}
              aria-label={texts.removeNamed(title)}
              onClick={() => remove.mutate()}
            >
              <Icon name="trash" />
              {texts.remove}
            </button>
          </div>
          <LinePrice line={line} small />
        </div>
      </div>
    </article>
  );
}

/** Reconfigure goes to the accessories with line and configuration (CART-08, OPEN-Q-98). */
const changeAddress = ({ line, configurationId }: CartItem) =>
  `/conf/#/doplnky/?${new URLSearchParams({ type: 'reconf', itemId: line, confId: configurationId! })}`;

export function LinePrice({ line, small = false }: { line: CartItem; small?: boolean }) {
  const texts = useTexts('cart');
  const { withoutVat } = useTexts('shell');
  const units = useTexts('units');
  const shop = useShop();
  const price = usePriceText();
  const priced = usePricedLine()(line);
  const quantity =
    line.unit === 'metre' ? quantityText(line.quantity, line.unit, units, shop) : figureText(line.quantity);
  return (
    <div className={small ? `${styles.price} ${styles.onPhone}` : styles.price}>
      <p>
        <b>
          <Price minor={line.price} />
        </b>
        <span>
          {line.quantity !== 1 && `${texts.perPiece(quantity, price(line.unitPriceAfterDiscount))} `}
          {withoutVat}
        </span>
      </p>
      {priced && <BreakdownButton name={priced.title} of={[priced]} />}
    </div>
  );
}

function useRemove({ line, configurationId }: CartItem) {
  const shop = useShop();
  return useCartChangeWithToast(({ cartId }, changeId) =>
    callCart('deleteItem', { shopId: shop.id, cartId, line, lineConfiguration: configurationId }, { changeId }),
  );
}

import type { CartItem } from '@fenestra/contracts/wire/cart';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon';
import { PositionNumber } from '../../components/position-number';
import { useTexts } from '../../lib/shop/texts';
import { LineParameters } from '../../components/line-parameters';
import { LinePicture } from '../../components/line-picture';
import { lineTitle } from '../../lib/format/line-title';
import { LineArticle } from './line-article';
import { LinePrice } from './line-price';
import { LineRoom } from './line-room';
import { Quantity } from './quantity';
import { DuplicateLine } from './duplicate-line';
import styles from './cart-line.module.css';
import type { Removal } from './use-removal';

/** `at` is the place among all lines, from 0; `number` that among the products as they are shown, from 1. */
type Props = { line: CartItem; at: number; number: number; removal: Removal };

/** A line with its drawing, parameters, quantity and price (CART-03 to CART-07). */
export function CartLine({ line, at, number, removal }: Props) {
  const texts = useTexts('cart');
  const title = lineTitle(line.name, line.note.product?.data);
  return (
    <LineArticle line={line} name={title} removal={removal} className={styles.line}>
      <LinePicture address={line.note.picture} width={170} className={styles.picture} />
      <div className={styles.top}>
        <div>
          <PositionNumber>{number}</PositionNumber>
          <h3>{title}</h3>
        </div>
        <LinePrice line={line} className={styles.wide} />
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
            <DuplicateLine line={line} title={title} />
            <button
              type="button"
              className={buttons.action}
              aria-label={texts.removeNamed(title)}
              onClick={() => removal.remove(line, at)}
            >
              <Icon name="trash" />
              {texts.remove}
            </button>
          </div>
          <LinePrice line={line} className={styles.onPhone} />
        </div>
      </div>
    </LineArticle>
  );
}

/** Reconfigure goes to the accessories with line and configuration (CART-08, OPEN-Q-98). */
const changeAddress = ({ line, configurationId }: CartItem) =>
  `/conf/#/doplnky/?${new URLSearchParams({ type: 'reconf', itemId: line, confId: configurationId! })}`;

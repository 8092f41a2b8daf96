import type { CartItem } from '@fenestra/contracts/wire/cart';
import { fillIn } from '@fenestra/i18n/fill-in';
import { Button } from '../../../components/button';
import { Note } from '../../../components/note';
import { callCart } from '../../../lib/cart/cart-client';
import { lineTitle } from '../../../lib/format/line-title';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useCartChangeWithToast } from '../use-cart-change-with-toast';
import styles from './changed-lines.module.css';

const left = ({ note }: CartItem): number | null => note.product?.data.available ?? null;

/** More pieces than there are by now (OPEN-Q-55, CART-34). */
export const isShort = (line: CartItem): boolean => line.stock && left(line) !== null && line.quantity > left(line)!;

/** What others bought meanwhile: the pieces that are left, or none. */
export function StockChanged({ line, onRemove }: { line: CartItem; onRemove: () => void }) {
  const texts = useTexts('changedLines');
  const { remove, removeNamed } = useTexts('cart');
  const shop = useShop();
  const pieces = left(line)!;
  const { isPending, mutate } = useCartChangeWithToast(({ cartId }, changeId) =>
    callCart(
      'polozkyObchDokladu',
      { shopId: shop.id, cartId, lines: [{ line: line.line, quantity: pieces }] },
      { changeId },
    ),
  );
  const name = lineTitle(line.name, line.note.product?.data);
  const values = { name, left: pieces, had: line.quantity };
  return (
    <Note tone="warn">
      {fillIn(pieces > 0 ? texts.fewer : texts.soldOut, values)}
      <div className={styles.actions}>
        {pieces > 0 ? (
          <Button
            size="compact"
            busy={isPending}
            aria-label={fillIn(texts.lowerNamed, values)}
            onClick={() => mutate()}
          >
            {fillIn(texts.lower, values)}
          </Button>
        ) : (
          <Button size="compact" aria-label={removeNamed(name)} onClick={onRemove}>
            {remove}
          </Button>
        )}
      </div>
    </Note>
  );
}

import { useState } from 'react';
import type { CartItem } from '@fenestra/contracts/wire/cart';
import { soldQuantity } from '@fenestra/domain/ordering/pieces';
import { fillIn } from '@fenestra/i18n/fill-in';
import { figureText } from '@fenestra/i18n/quantity-text';
import { Icon } from '../../components/icon';
import { callCart } from '../../lib/cart-client';
import { useShop, useTexts } from '../../lib/texts';
import styles from './quantity.module.css';
import { useCartChangeWithToast } from './use-cart-change-with-toast';

type Props = { line: CartItem; title: string };

/**
 * Whole pieces from 1, or metres with their centimetres; a comma is a decimal point; what is sold from stock ends where the stock
 * ends (CART-31 to CART-33, OPEN-Q-100).
 */
export function readPieces(text: string, available: number | null, unit?: CartItem['unit']): number | null {
  const typed = Number(text.replaceAll(/\s/g, '').replace(',', '.'));
  if (text.trim() === '' || Number.isNaN(typed)) return null;
  const pieces = Math.max(1, soldQuantity(typed, unit));
  return available === null ? pieces : Math.min(pieces, Math.max(1, available));
}

export function Quantity({ line, title }: Props) {
  const texts = useTexts('cart');
  const labels = useLabels(line, title);
  const shop = useShop();
  const available = line.note.product?.data.available ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const [capped, setCapped] = useState(false);
  const { isPending, variables, mutate } = useCartChangeWithToast(({ cartId }, changeId, quantity: number) =>
    callCart('polozkyObchDokladu', { shopId: shop.id, cartId, lines: [{ line: line.line, quantity }] }, { changeId }),
  );
  const now = isPending && variables !== undefined ? variables : line.quantity;

  const take = (text: string) => {
    setTyped(null);
    const pieces = readPieces(text, available, line.unit);
    if (pieces === null) return;
    setCapped(Number(text.replace(',', '.')) > pieces && pieces === available);
    if (pieces !== now) mutate(pieces);
  };
  // A line that already holds more than there is says so too (OPEN-Q-55).
  const tooMany = capped || (available !== null && line.quantity > available);
  return (
    <div>
      <div className={styles.quantity}>
        <button type="button" aria-label={labels.less} onClick={() => take(String(now - 1))}>
          <Icon name="minus" />
        </button>
        <input
          aria-label={labels.quantity}
          inputMode={line.unit === 'metre' ? 'decimal' : 'numeric'}
          value={typed ?? figureText(now)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== null && take(typed)}
          onKeyDown={(event) => event.key === 'Enter' && take(typed ?? String(now))}
        />
        <button type="button" aria-label={labels.more} onClick={() => take(String(now + 1))}>
          <Icon name="plus" />
        </button>
      </div>
      <p className={styles.note} role="status">
        {tooMany && texts.onlyInStock(available ?? 0)}
      </p>
    </div>
  );
}

/** Pieces are called pieces, everything else by its quantity. */
export function useLabels({ unit = 'piece' }: CartItem, name: string) {
  const pieces = useTexts('cart');
  const { quantity, less, more } = useTexts('units');
  return unit === 'piece'
    ? { quantity: pieces.quantity(name), less: pieces.less(name), more: pieces.more(name) }
    : { quantity: fillIn(quantity, { name }), less: fillIn(less, { name }), more: fillIn(more, { name }) };
}

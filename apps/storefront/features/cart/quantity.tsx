import { useState } from 'react';
import type { CartItem } from '@fenestra/contracts/wire/cart';
import { fillIn } from '@fenestra/i18n/fill-in';
import { Stepper } from '../../components/stepper';
import { callCart } from '../../lib/cart/cart-client';
import { useShop, useTexts } from '../../lib/shop/texts';
import { isSuspect, ConfirmQuantity } from './confirm-quantity';
import { useCartChangeWithToast } from './use-cart-change-with-toast';

type Props = { line: CartItem; title: string };

/** Whole pieces or metres, from 1; what is sold from stock ends where the stock ends (CART-31 to CART-33, OPEN-Q-100). */
export function Quantity({ line, title }: Props) {
  const texts = useTexts('cart');
  const labels = useLabels(line, title);
  const shop = useShop();
  const available = line.note.product?.data.available ?? null;
  const [capped, setCapped] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const { isPending, variables, mutate } = useCartChangeWithToast(({ cartId }, changeId, quantity: number) =>
    callCart('polozkyObchDokladu', { shopId: shop.id, cartId, lines: [{ line: line.line, quantity }] }, { changeId }),
  );
  const now = isPending && variables !== undefined ? variables : line.quantity;

  const take = (wanted: number) => {
    const pieces = available === null ? wanted : Math.min(wanted, Math.max(1, available));
    setCapped(wanted > pieces);
    const suspect = isSuspect(line, pieces);
    setAsked(suspect ? pieces : null);
    if (pieces !== now && !suspect) mutate(pieces);
  };
  const answer = (pieces: number | null) => {
    setAsked(null);
    if (pieces !== null) mutate(pieces);
  };
  // A line that already holds more than there is says so too (OPEN-Q-55).
  const tooMany = available !== null && (capped || line.quantity > available);
  return (
    <div>
      <Stepper
        value={now}
        unit={line.unit}
        labels={labels}
        note={tooMany && texts.onlyInStock(available)}
        onTake={take}
      />
      {asked !== null && (
        <ConfirmQuantity wanted={asked} now={now} onYes={() => answer(asked)} onNo={() => answer(null)} />
      )}
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

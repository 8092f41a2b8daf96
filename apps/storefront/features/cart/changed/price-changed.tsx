import type { CartItem } from '@fenestra/contracts/wire/cart';
import { dayText } from '@fenestra/i18n/day-text';
import { fillIn } from '@fenestra/i18n/fill-in';
import { Button } from '../../../components/button';
import { Note } from '../../../components/note';
import { usePriceBasis, useDisplayedPriceText } from '../../../components/displayed-price';
import { callCart } from '../../../lib/cart/cart-client';
import { lineTitle } from '../../../lib/format/line-title';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useCartChangeWithToast } from '../use-cart-change-with-toast';
import styles from './changed-lines.module.css';

type Props = { line: CartItem; onKeep: () => void };

/** Another price than the offered one. While the offer holds the shopper has the choice, afterwards the line has that of today. */
export function PriceChanged({ line, onKeep }: Props) {
  const texts = useTexts('changedLines');
  const shop = useShop();
  const price = useDisplayedPriceText();
  const basis = usePriceBasis();
  const { isPending, mutate } = useCartChangeWithToast(({ cartId }, changeId) =>
    callCart(
      'polozkyObchDokladu',
      { shopId: shop.id, cartId, lines: [{ line: line.line, todaysPrice: true }] },
      { changeId },
    ),
  );
  const { offered, today, until, holds } = line.priceChange!;
  const name = lineTitle(line.name, line.note.product?.data);
  const values = { name, offered: price(offered), today: price(today), day: dayText(until, shop), basis };
  const take = holds ? [texts.takeToday, texts.takeTodayNamed] : [texts.noted, texts.notedNamed];
  return (
    <Note tone="warn">
      {fillIn(holds ? texts.dearer : texts.over, values)}
      <div className={styles.actions}>
        {holds && (
          <Button size="compact" aria-label={fillIn(texts.keepNamed, { name })} onClick={onKeep}>
            {texts.keep}
          </Button>
        )}
        <Button size="compact" busy={isPending} aria-label={fillIn(take[1]!, { name })} onClick={() => mutate()}>
          {take[0]}
        </Button>
      </div>
    </Note>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { Err } from '@fenestra/contracts/wire/errors';
import { fillIn } from '@fenestra/i18n/fill-in';
import { Button, buttonClass } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { LinePicture } from '../../../components/line-picture';
import { Note } from '../../../components/note';
import { usePriceText } from '../../../components/price';
import { storedCartId } from '../../../lib/cart/cart-id';
import { CallFailed } from '../../../lib/network/request';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useCart } from '../../../lib/cart/use-cart';
import { linkedCartQuery } from './linked-cart.query';
import styles from './load-cart.module.css';
import { type LeftBehind, useLoad } from './use-load';

type Props = { cartId: string; onClose: (left?: LeftBehind) => void };

/** Both carts side by side, what loading replaces, and the ways on (MAIL-09, MAIL-12). */
export default function LoadCart({ cartId, onClose }: Props) {
  const shop = useShop();
  const texts = useTexts('sentCart');
  const [hadNone] = useState(() => storedCartId() === null); // an empty one is made, for which nobody waits
  const { data: own } = useCart();
  const { data: linked, error, refetch } = useQuery(linkedCartQuery(shop, cartId));
  const { load, add } = useLoad(onClose);
  if (error) return <NotThere failure={error} onRetry={() => void refetch()} onClose={onClose} />;
  if (!linked || !(own || hadNone)) return null;
  const hasOwn = own !== undefined && own.data.items.length > 0 && own.cartId !== cartId;
  return (
    <Dialog
      ofAddress
      size="question"
      title={texts.question}
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => onClose()}>{texts.keep}</Button>
          {hasOwn && (
            <Button busy={add.isPending} onClick={() => add.mutate(linked)}>
              {texts.add}
            </Button>
          )}
          <Button look="main" busy={load.isPending} onClick={() => load.mutate(linked)}>
            {texts.load}
          </Button>
        </>
      }
    >
      <div className={styles.carts}>
        <Shown title={texts.yours} cart={own} />
        <Shown title={texts.fromLink} cart={linked} />
      </div>
      {hasOwn && (
        <Note tone="warn">
          <b>{texts.replaces}</b>
        </Note>
      )}
      <a className={buttonClass({ look: 'text' })} href={`/kosik/?preview=1&cart_id=${cartId}`}>
        {texts.lookAt}
      </a>
    </Dialog>
  );
}

type NotThereProps = Pick<Props, 'onClose'> & { failure: Error; onRetry: () => void };

/** Err 30: there is nothing to load, and the visitor's own cart stays (OPEN-Q-109). Anything else may be better in a moment. */
function NotThere({ failure, onRetry, onClose }: NotThereProps) {
  const texts = useTexts('sentCart');
  const { retry } = useTexts('shell');
  const gone = failure instanceof CallFailed && failure.code === Err.cartUnknown;
  return (
    <Dialog
      ofAddress
      size="question"
      title={gone ? texts.gone : texts.unreachable}
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => onClose()}>{texts.keep}</Button>
          {!gone && (
            <Button look="main" onClick={onRetry}>
              {retry}
            </Button>
          )}
        </>
      }
    >
      <p>{gone ? texts.goneLead : texts.unreachableLead}</p>
    </Dialog>
  );
}

function Shown({ title, cart }: { title: string; cart: Cart | undefined }) {
  const { language } = useShop();
  const { lines, price } = useTexts('sentCart');
  const { empty } = useTexts('cart');
  const priceText = usePriceText();
  const n = cart?.data.items.length ?? 0;
  if (!cart || n === 0)
    return (
      <div>
        <p>{title}</p>
        <b>{empty}</b>
      </div>
    );
  const counted = fillIn(lines[new Intl.PluralRules(language).select(n)] ?? lines.other, { n });
  return (
    <div>
      <LinePicture address={cart.data.items[0]!.note.picture} width={120} className={styles.picture} />
      <p>{title}</p>
      <b>{`${counted}, ${fillIn(price, { price: priceText(cart.data.gross) })}`}</b>
    </div>
  );
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cart, CartItem } from '@fenestra/contracts/wire/cart';
import { fillIn } from '@fenestra/i18n/fill-in';
import { Button, buttonClass } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { LinePicture } from '../../../components/line-picture';
import { Note } from '../../../components/note';
import { usePriceText } from '../../../components/price';
import { callCart } from '../../../lib/cart-client';
import { cartKey, rememberCart } from '../../../lib/cart-id';
import { lineTitle } from '../../../lib/line-title';
import { speak } from '../../../lib/speak';
import { useShop, useTexts } from '../../../lib/texts';
import { useCart } from '../../../lib/use-cart';
import styles from './load-cart.module.css';

type Props = { cartId: string; onClose: (soldOut?: readonly string[]) => void };

/** Both carts side by side, what loading replaces, and the ways on (MAIL-09, MAIL-12). */
export default function LoadCart({ cartId, onClose }: Props) {
  const { id: shopId } = useShop();
  const texts = useTexts('sentCart');
  const { data: own } = useCart();
  const { data: linked, error } = useQuery({
    queryKey: ['cart preview', cartId],
    queryFn: () => callCart('getCart', { shopId, cartId }),
    retry: false,
  });
  const load = useLoad(onClose);
  if (error) return <Gone onClose={onClose} />;
  if (!linked || !own) return null;
  return (
    <Dialog
      size="question"
      title={texts.question}
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => onClose()}>{texts.keep}</Button>
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
      {own.data.items.length > 0 && own.cartId !== cartId && (
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

/** Err 30: there is nothing to load, and the visitor's own cart stays (OPEN-Q-109). */
function Gone({ onClose }: Pick<Props, 'onClose'>) {
  const texts = useTexts('sentCart');
  return (
    <Dialog
      size="question"
      title={texts.gone}
      onClose={onClose}
      foot={<Button onClick={() => onClose()}>{texts.keep}</Button>}
    >
      <p>{texts.goneLead}</p>
    </Dialog>
  );
}

function Shown({ title, cart: { data } }: { title: string; cart: Cart }) {
  const { language } = useShop();
  const { lines, price } = useTexts('sentCart');
  const priceText = usePriceText();
  const n = data.items.length;
  const counted = fillIn(lines[new Intl.PluralRules(language).select(n)] ?? lines.other, { n });
  return (
    <div>
      <LinePicture address={data.items[0]?.note.picture ?? null} width={120} className={styles.picture} />
      <p>{title}</p>
      <b>
        {counted}, {fillIn(price, { price: priceText(data.gross) })}
      </b>
    </div>
  );
}

/** The cart of the link becomes that of this browser, without what is sold out (MAIL-10, OPEN-Q-59). */
function useLoad(onLoaded: (soldOut: readonly string[]) => void) {
  const { id: shopId } = useShop();
  const { loaded } = useTexts('sentCart');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (linked: Cart) => {
      rememberCart(linked.cartId);
      queries.setQueryData(cartKey, linked);
      const soldOut = linked.data.items.filter(isSoldOut);
      if (soldOut.length === 0) return soldOut;
      const lines = soldOut.map(({ line }) => ({ line, remove: true }));
      const left = await callCart('polozkyObchDokladu', { shopId, cartId: linked.cartId, lines });
      queries.setQueryData(cartKey, left);
      return soldOut;
    },
    onSuccess: (soldOut) => {
      speak(loaded);
      onLoaded(soldOut.map(({ name, note }) => lineTitle(name, note.product?.data)));
    },
  });
}

const isSoldOut = ({ stock, note }: CartItem): boolean => stock && note.product?.data.available === 0;

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart } from '@fenestra/contracts/wire/cart';
import { Err } from '@fenestra/contracts/wire/errors';
import { dayInNumbers } from '@fenestra/i18n/day-text';
import { fillIn } from '@fenestra/i18n/fill-in';
import { buttonClass } from '../../../components/button';
import columns from '../../../components/columns.module.css';
import { Note } from '../../../components/note';
import { CallFailed } from '../../../lib/network/request';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { useTitle } from '../../../lib/navigation/use-title';
import { CartFrame, Failed, Loading, NothingHere } from '../cart-frame';
import { SideColumn } from '../../../components/side-column';
import { SumBox } from '../sum-box';
import { linkedCartQuery } from './linked-cart.query';
import { PreviewLine } from './preview-line';

/** A cart to look at: nothing in it can be changed, and the visitor's own cart is not touched (PREV-01 to PREV-06). */
export default function CartPreview() {
  useTitle('cartPreview');
  const [query] = useState(() => new URLSearchParams(window.location.search));
  return (
    <CartFrame ofAnother>
      <Previewed cartId={query.get('cart_id')} date={query.get('date')} />
    </CartFrame>
  );
}

type Props = { cartId: string | null; date: string | null };

function Previewed({ cartId, date }: Props) {
  const shop = useShop();
  const texts = useTexts('cart');
  const { gone, goneLead, undated } = useTexts('sentCart');
  const { data, error, refetch } = useQuery(linkedCartQuery(shop, cartId));
  if (error instanceof CallFailed && error.code === Err.cartUnknown)
    return <NothingHere title={gone} lead={goneLead} />;
  if (error) return <Failed onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading title={undated} />;
  if (!data || data.data.items.length === 0) return <NothingHere title={texts.empty} lead={texts.emptyLead} />;
  return <Content cart={data} date={date} />;
}

function Content({ cart, date }: { cart: Cart; date: string | null }) {
  const texts = useTexts('sentCart');
  return (
    <>
      <div className={columns.head}>
        <h1 id="nadpis" tabIndex={-1}>
          <Heading date={date} />
        </h1>
      </div>
      <div className={columns.columns}>
        <div>
          <Note>{texts.onlyToLookAt}</Note>
          {cart.data.items.map((line, nth) => (
            <PreviewLine key={line.line} line={line} number={nth + 1} />
          ))}
        </div>
        <SideColumn>
          <SumBox cart={cart} ofAnother>
            <a
              className={buttonClass({ look: 'main', size: 'large', block: true })}
              href={`/kosik/?cart_id=${cart.cartId}`}
            >
              {texts.load}
            </a>
          </SumBox>
        </SideColumn>
      </div>
    </>
  );
}

/** The date stands in the link, so it is read as nothing but a day. */
function Heading({ date }: { date: string | null }) {
  const shop = useShop();
  const { savedOn, undated } = useTexts('sentCart');
  return date !== null && isDay(date) ? fillIn(savedOn, { day: dayInNumbers(date, shop) }) : undated;
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

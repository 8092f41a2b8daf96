import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAddress } from '../../lib/navigation/address';
import { orderPagePath } from '@fenestra/contracts/order-page-paths';
import type { Order } from '@fenestra/contracts/wire/order';
import { isPaymentReceived } from '@fenestra/domain/ordering/order';
import { Button, buttonClass } from '../../components/button';
import buttons from '../../components/button.module.css';
import columns from '../../components/columns.module.css';
import { Note } from '../../components/note';
import { orderQuery } from '../../lib/order/order.query';
import { orderLinkIn } from '../../lib/navigation/order-link';
import { refusalOf } from '../../lib/network/request';
import { useTexts } from '../../lib/shop/texts';
import { HelpLine } from '../../components/help-line';
import { SideColumn } from '../../components/side-column';
import { ThinFooter } from '../../components/site-footer';
import { Addresses } from './addresses';
import { AsOrdered } from './as-ordered';
import { CardPayment } from './card-payment';
import { storedOrder } from '../../lib/order/stored-order';
import { KnownSoFar } from './known-so-far';
import { isFailure, isPast, isUndecided, type Outcome, outcomeOf, redirectsItself, sessionOf } from './order-outcome';
import { OrderedGoods } from './ordered-goods';
import { OrderFacts } from './order-facts';
import { OrderSums } from './order-sums';
import { OrderTimeline } from './order-timeline';
import { OutcomeHeading } from './outcome-heading';
import { PayAgain } from './pay-again';
import { PaypalPayment } from './paypal-payment';
import styles from './recap.module.css';
import { TransferInstructions } from './transfer-instructions';
import { usePaypalSuccess } from './use-paypal-success';
import { useReturn } from './use-return';
import { useTrackPurchase } from './use-track-purchase';

/** The last word about an order is the server's (WIRE-55); recap data of this visit only bridge the wait for it. */
export default function Recap() {
  const { search: query } = useAddress();
  const known = storedOrder();
  const token = orderLinkIn(query).token ?? known?.token ?? null;
  const paid = query.get('paid');
  const { data, dataUpdatedAt, isError, error, isPending, refetch } = useQuery({
    ...orderQuery(token),
    refetchInterval: ({ state }) => (state.data && isUndecided(state.data) ? 2000 : false),
  });
  const order = data ?? (known?.token === token ? known : null);
  const waiting = token !== null && isPending && !order;
  const unreached = isError && refusalOf(error) === null;
  return (
    <>
      <main className={`wrap ${styles.page}`} id="obsah" tabIndex={-1} aria-busy={waiting}>
        {order ? (
          <AsOrdered order={order}>
            <KnownOrder order={order} paid={paid} asked={{ at: dataUpdatedAt, stale: isError, again: refetch }} />
          </AsOrdered>
        ) : waiting ? (
          <OrderToCome />
        ) : unreached ? (
          <NotReached onRetry={() => void refetch()} />
        ) : (
          <UnknownOrder paid={paid} preliminary={query.has('prel')} />
        )}
      </main>
      <ThinFooter />
    </>
  );
}

/** What the server was asked about the order last. */
type Asked = { readonly at: number; readonly stale: boolean; readonly again: () => Promise<unknown> };
type KnownProps = { order: Order; paid: string | null; asked: Asked };

function KnownOrder({ order, paid, asked }: KnownProps) {
  const { withdrawal } = useTexts('orderDetails');
  const back = useReturn(paid !== null);
  usePaypalSuccess(order, paid === 'true');
  useTrackPurchase(order);
  const outcome = outcomeOf(order, asked.stale && back === 'past' ? 'recent' : back); // who could not ask claims nothing
  return (
    <div className={columns.columns}>
      <div>
        <Result order={order} outcome={outcome} asked={asked}>
          {order.method === 'card' && outcome === 'to-pay' && (
            <CardPayment order={order} itself={redirectsItself(order, back)} />
          )}
        </Result>
        {order.method === 'paypal' && outcome === 'to-pay' && <PaypalPayment order={order} />}
        {order.transfer && !isPast(outcome) && !isPaymentReceived(order.payment) && order.dueNow > 0 && (
          <TransferInstructions order={order} />
        )}
        {isFailure(outcome) ? (
          <KnownSoFar order={order} outcome={outcome} checkedAt={asked.at} onCheck={asked.again} />
        ) : (
          !isPast(outcome) && <OrderTimeline order={order} />
        )}
        <Addresses order={order} />
        <OrderedGoods order={order} />
        <p className={`mute ${styles.withdrawal}`}>{withdrawal}</p>
      </div>
      <SideColumn>
        <OrderSums order={order} />
        <HelpLine />
      </SideColumn>
    </div>
  );
}

type ResultProps = { order: Order; outcome: Outcome; asked: Asked; children: ReactNode };

/** What became of the order, how it is paid after a failure, and its title block. */
function Result({ order, outcome, asked, children }: ResultProps) {
  const { truthMissing } = useTexts('recap');
  const { toOrderPage, print } = useTexts('orderDetails');
  const { retry } = useTexts('shell');
  return (
    <div className={styles.result}>
      <OutcomeHeading order={order} outcome={outcome}>
        {children}
      </OutcomeHeading>
      {isFailure(outcome) && sessionOf(order) && <PayAgain order={order} />}
      {asked.stale && (
        <Note tone="warn" role="alert">
          {truthMissing}{' '}
          <Button look="text" onClick={() => void asked.again()}>
            {retry}
          </Button>
        </Note>
      )}
      <OrderFacts order={order} outcome={outcome} />
      <p className={`${buttons.row} ${styles.print}`}>
        <a className={buttonClass()} href={orderPagePath(order.token)}>
          {toOrderPage}
        </a>
        <Button onClick={() => window.print()}>{print}</Button>
      </p>
    </div>
  );
}

function OrderToCome() {
  const { recap } = useTexts('titles');
  return (
    <>
      <h1 id="nadpis" className={styles.toCome} tabIndex={-1}>
        {recap}
      </h1>
      <div className={styles.loading} />
    </>
  );
}

/** The order may well be there, so nothing is said of it. */
function NotReached({ onRetry }: { onRetry: () => void }) {
  const { recap } = useTexts('titles');
  const { failed } = useTexts('orderPage');
  const { retry } = useTexts('shell');
  return (
    <div className={styles.unknown}>
      <h1 id="nadpis" tabIndex={-1}>
        {recap}
      </h1>
      <Note tone="err" role="alert">
        {failed}{' '}
        <Button look="text" onClick={onRetry}>
          {retry}
        </Button>
      </Note>
      <HelpLine />
    </div>
  );
}

/** Without an order there is only the message of the address, shown as such, and the shop's contact (OPEN-Q-79). */
function UnknownOrder({ paid, preliminary }: { paid: string | null; preliminary: boolean }) {
  const texts = useTexts('recap');
  return (
    <div className={styles.unknown}>
      <h1 id="nadpis" tabIndex={-1}>
        {texts.unknown}
      </h1>
      <p className="lead">{texts.unknownLead}</p>
      {paid === 'true' && <Note role="status">{texts.saysPaid}</Note>}
      {paid === 'false' && (
        <Note tone="err" role="alert">
          {texts.saysFailed}
        </Note>
      )}
      {preliminary && <Note>{texts.saysPreliminary}</Note>}
      <p>
        <a className={buttonClass()} href="/">
          {texts.backToShop}
        </a>
      </p>
      <HelpLine />
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../lib/address';
import { orderPagePath } from '@fenestra/contracts/order-page';
import type { Order } from '@fenestra/contracts/wire/order';
import { Button, buttonClass } from '../../components/button';
import buttons from '../../components/button.module.css';
import columns from '../../components/columns.module.css';
import { Note } from '../../components/note';
import { callOrder } from '../../lib/order-client';
import { CallFailed } from '../../lib/request';
import { useTexts } from '../../lib/texts';
import { HelpLine } from '../../components/help-line';
import { SideColumn } from '../../components/side-column';
import { ThinFooter } from '../../components/site-footer';
import { Addresses } from './addresses';
import { AsOrdered } from './as-ordered';
import { CardPayment } from './card-payment';
import { knownOrder } from '../../lib/known-order';
import { isFailure, isPayable, isUndecided, outcomeOf, redirectsItself } from './order-outcome';
import { OrderedGoods } from './ordered-goods';
import { OrderFacts } from './order-facts';
import { OrderSums } from './order-sums';
import { OrderTimeline } from './order-timeline';
import { OutcomeHeading } from './outcome-heading';
import { PaypalPayment } from './paypal-payment';
import styles from './recap.module.css';
import { TransferInstructions } from './transfer-instructions';
import { usePaypalSuccess } from './use-paypal-success';
import { useReturn } from './use-return';
import { useTellOrdered } from './use-tell-ordered';

/** The last word about an order is the server's (WIRE-55); recap data of this visit only bridge the wait for it. */
export default function Recap() {
  const { search: query } = useAddress();
  const known = knownOrder();
  const token = query.get('o') ?? known?.token ?? null;
  const paid = query.get('paid');
  const { data, isError, error, isPending, refetch } = useQuery({
    queryKey: ['order', token],
    enabled: token !== null,
    queryFn: () => callOrder('readOrder', { params: { token: token! } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUndecided(state.data) ? 2000 : false),
  });
  const order = data ?? (known?.token === token ? known : null);
  const waiting = token !== null && isPending && !order;
  const unreached = isError && !(error instanceof CallFailed && error.refusal !== null);
  return (
    <>
      <main className={`wrap ${styles.page}`} id="obsah" tabIndex={-1} aria-busy={waiting}>
        {order ? (
          <AsOrdered order={order}>
            <KnownOrder order={order} paid={paid} stale={isError} onRetry={() => void refetch()} />
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

type KnownProps = { order: Order; paid: string | null; stale: boolean; onRetry: () => void };

function KnownOrder({ order, paid, stale, onRetry }: KnownProps) {
  const texts = useTexts('recap');
  const details = useTexts('orderDetails');
  const { retry } = useTexts('shell');
  const back = useReturn(paid !== null);
  usePaypalSuccess(order, paid === 'true');
  useTellOrdered(order);
  const outcome = outcomeOf(order, stale && back === 'past' ? 'recent' : back); // who could not ask claims nothing
  const again = isFailure(outcome);
  return (
    <div className={columns.columns}>
      <div>
        <div className={styles.result}>
          <OutcomeHeading order={order} outcome={outcome}>
            {order.method === 'card' && isPayable(outcome) && (
              <CardPayment order={order} again={again} itself={redirectsItself(order, back)} />
            )}
          </OutcomeHeading>
          {stale && (
            <Note tone="warn" role="alert">
              {texts.truthMissing}{' '}
              <Button look="text" onClick={onRetry}>
                {retry}
              </Button>
            </Note>
          )}
          <OrderFacts order={order} />
          <p className={`${buttons.row} ${styles.print}`}>
            <a className={buttonClass()} href={orderPagePath(order.token)}>
              {details.toOrderPage}
            </a>
            <Button onClick={() => window.print()}>{details.print}</Button>
          </p>
        </div>
        {order.method === 'paypal' && isPayable(outcome) && <PaypalPayment order={order} again={again} />}
        {order.transfer && order.payment !== 'paid' && order.payment !== 'refunded' && order.dueNow > 0 && (
          <TransferInstructions order={order} />
        )}
        <OrderTimeline order={order} />
        <Addresses order={order} />
        <OrderedGoods order={order} />
        <p className={`mute ${styles.withdrawal}`}>{details.withdrawal}</p>
      </div>
      <SideColumn>
        <OrderSums order={order} />
        <HelpLine />
      </SideColumn>
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

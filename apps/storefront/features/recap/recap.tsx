import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../lib/address';
import type { Order } from '@fenestra/contracts/wire/order';
import { Button, buttonClass } from '../../components/button';
import columns from '../../components/columns.module.css';
import { Note } from '../../components/note';
import { callRest } from '../../lib/rest-client';
import { useTexts } from '../../lib/texts';
import { HelpLine } from '../../components/help-line';
import { ThinFooter } from '../../components/site-footer';
import { CardPayment } from './card-payment';
import { knownOrder } from '../../lib/known-order';
import { isUndecided, outcomeOf, redirectsItself } from './order-outcome';
import { OrderedGoods } from './ordered-goods';
import { OrderFacts } from './order-facts';
import { OrderSums } from './order-sums';
import { OrderTimeline } from './order-timeline';
import { OutcomeHeading } from './outcome-heading';
import styles from './recap.module.css';
import { TransferInstructions } from './transfer-instructions';

/** The last word about an order is the server's (WIRE-55); recap data of this visit only bridge the wait for it. */
export default function Recap() {
  const { search: query } = useAddress();
  const known = knownOrder();
  const token = query.get('o') ?? known?.token ?? null;
  const paid = query.get('paid');
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: ['order', token],
    enabled: token !== null,
    queryFn: () => callRest('readOrder', { params: { token: token! } }),
    placeholderData: known !== null && known.token === token ? known : undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUndecided(state.data) ? 2000 : false),
  });
  const waiting = token !== null && isPending;
  return (
    <>
      <main className={`wrap ${styles.page}`} id="obsah" tabIndex={-1} aria-busy={waiting}>
        {data ? (
          <KnownOrder order={data} returned={paid !== null} stale={isError} onRetry={() => void refetch()} />
        ) : waiting ? (
          <div className={styles.loading} />
        ) : (
          <UnknownOrder paid={paid} preliminary={query.has('prel')} />
        )}
      </main>
      <ThinFooter />
    </>
  );
}

type KnownProps = { order: Order; returned: boolean; stale: boolean; onRetry: () => void };

function KnownOrder({ order, returned, stale, onRetry }: KnownProps) {
  const texts = useTexts('recap');
  const { retry } = useTexts('shell');
  const outcome = outcomeOf(order, returned);
  const payable = outcome === 'to-pay' || outcome === 'failed' || outcome === 'confirming';
  return (
    <div className={columns.columns}>
      <div>
        <div className={styles.result}>
          <OutcomeHeading order={order} outcome={outcome}>
            {payable && order.method === 'card' && outcome !== 'confirming' && (
              <CardPayment order={order} again={outcome === 'failed'} itself={redirectsItself(order, returned)} />
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
        </div>
        {order.transfer && order.payment !== 'paid' && order.payment !== 'refunded' && order.dueNow > 0 && (
          <TransferInstructions order={order} />
        )}
        <OrderTimeline order={order} />
        <OrderedGoods order={order} />
      </div>
      <div>
        <OrderSums order={order} />
        <HelpLine />
      </div>
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

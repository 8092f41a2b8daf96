import { useQuery } from '@tanstack/react-query';
import type { Order } from '@fenestra/contracts/wire/order';
import columns from '../../../components/columns.module.css';
import { HelpLine } from '../../../components/help-line';
import { ThinFooter } from '../../../components/site-footer';
import { useAddress } from '../../../lib/address';
import { callOrder } from '../../../lib/order-client';
import { useTexts } from '../../../lib/texts';
import { CardPayment } from '../card-payment';
import { isFailure, isPayable, isUndecided, outcomeOf } from '../order-outcome';
import { OrderFacts } from '../order-facts';
import { OrderSums } from '../order-sums';
import { OrderTimeline } from '../order-timeline';
import { OrderedGoods } from '../ordered-goods';
import { OutcomeHeading } from '../outcome-heading';
import { PaypalPayment } from '../paypal-payment';
import styles from '../recap.module.css';
import { TransferInstructions } from '../transfer-instructions';

/** The lasting place of an order, for whoever has its link. */
export default function OrderPage() {
  const token = useAddress().search.get('o');
  const { data: order, isError } = useQuery({
    queryKey: ['order', token],
    enabled: token !== null,
    queryFn: () => callOrder('readOrder', { params: { token: token! } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUndecided(state.data) ? 2000 : false),
  });
  const unknown = !order && (isError || token === null);
  return (
    <>
      <main className={`wrap ${styles.page}`} id="obsah" tabIndex={-1} aria-busy={!order && !unknown}>
        {order ? <KnownOrder order={order} /> : unknown ? <UnknownOrder /> : <div className={styles.loading} />}
      </main>
      <ThinFooter />
    </>
  );
}

function KnownOrder({ order }: { order: Order }) {
  const outcome = outcomeOf(order, 'none');
  const again = isFailure(outcome);
  return (
    <div className={columns.columns}>
      <div>
        <div className={styles.result}>
          <OutcomeHeading order={order} outcome={outcome}>
            {order.method === 'card' && isPayable(outcome) && (
              <CardPayment order={order} again={again} itself={false} />
            )}
          </OutcomeHeading>
          <OrderFacts order={order} />
        </div>
        {order.method === 'paypal' && isPayable(outcome) && <PaypalPayment order={order} again={again} />}
        {outcome === 'transfer' && <TransferInstructions order={order} />}
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

function UnknownOrder() {
  const { unknown, unknownLead } = useTexts('recap');
  return (
    <div className={styles.unknown}>
      <h1 id="nadpis" tabIndex={-1}>
        {unknown}
      </h1>
      <p className="lead">{unknownLead}</p>
      <HelpLine />
    </div>
  );
}

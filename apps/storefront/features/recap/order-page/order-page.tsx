import { useQuery } from '@tanstack/react-query';
import type { OrderPage as Page } from '@fenestra/contracts/wire/order-page';
import { isOver } from '@fenestra/domain/ordering/order-progress';
import { Button } from '../../../components/button';
import columns from '../../../components/columns.module.css';
import { HelpLine } from '../../../components/help-line';
import { SideColumn } from '../../../components/side-column';
import { Note } from '../../../components/note';
import { ThinFooter } from '../../../components/site-footer';
import { useAddress } from '../../../lib/navigation/address';
import { orderPageQuery } from '../../../lib/order/order-page.query';
import { orderLinkIn } from '../../../lib/navigation/order-link';
import { refusalOf } from '../../../lib/network/request';
import { useTexts } from '../../../lib/shop/texts';
import { isUndecided } from '../order-outcome';
import { AsOrdered } from '../as-ordered';
import { OrderedGoods } from '../ordered-goods';
import styles from '../recap.module.css';
import { Changes } from './changes';
import { Documents } from './documents';
import { Hold } from './hold';
import { Reorder } from './reorder';
import { PageHeading } from './page-heading';
import { PaidAndOutstanding } from './paid-and-outstanding';
import { Payment } from './payment';
import { PaymentBar } from './payment-bar';
import { Recipient } from './recipient';
import { useAnsweredMail } from './use-answered-mail';
import { Timeline } from './timeline';
import { Withdrawal } from './withdrawal';

/** The lasting place of an order, for whoever has its link (decision 57). */
export default function OrderPage() {
  const { token, mailKey } = orderLinkIn(useAddress().search);
  const { data, isError, error, refetch } = useQuery({
    ...orderPageQuery(token),
    refetchInterval: ({ state }) => (state.data && isUndecided(state.data.order) ? 2000 : false),
  });
  const isHoldKnown = useAnsweredMail({ token, mailKey, isShown: data !== undefined, askAgain: refetch });
  const unknown = token === null || refusalOf(error) !== null;
  const waiting = !data && !isError && !unknown;
  return (
    <>
      <main className={`wrap ${styles.page}`} id="obsah" tabIndex={-1} aria-busy={waiting}>
        {!data && (unknown ? <UnknownOrder /> : <OrderToCome />)}
        {waiting && <div className={styles.loading} />}
        {isError && !unknown && <NotLoaded onRetry={() => void refetch()} />}
        {data && (
          <AsOrdered order={data.order}>
            <KnownOrder page={data} isHoldKnown={isHoldKnown} />
          </AsOrdered>
        )}
        {data && <PaymentBar page={data} />}
      </main>
      <ThinFooter />
    </>
  );
}

function KnownOrder({ page, isHoldKnown }: { page: Page; isHoldKnown: boolean }) {
  const over = isOver(page.stage);
  return (
    <div className={columns.columns}>
      <div>
        <PageHeading page={page} />
        {isHoldKnown && <Hold page={page} />}
        <Payment page={page} />
        {over && <Reorder page={page} />}
        <Timeline page={page} />
        <Changes page={page} />
        <Documents page={page} />
        <OrderedGoods order={page.order} />
        <Withdrawal page={page} />
        {!over && <Reorder page={page} />}
      </div>
      <SideColumn>
        <PaidAndOutstanding page={page} />
        <Recipient page={page} />
        <HelpLine />
      </SideColumn>
    </div>
  );
}

function OrderToCome() {
  const { orderPage } = useTexts('titles');
  return (
    <h1 id="nadpis" className={styles.toCome} tabIndex={-1}>
      {orderPage}
    </h1>
  );
}

function UnknownOrder() {
  const { unknown, unknownLead } = useTexts('orderPage');
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

/** Also above an order that is there already but could not be asked for again. */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { failed } = useTexts('orderPage');
  const { retry } = useTexts('shell');
  return (
    <Note tone="err" role="alert">
      {failed}{' '}
      <Button look="text" onClick={onRetry}>
        {retry}
      </Button>
    </Note>
  );
}

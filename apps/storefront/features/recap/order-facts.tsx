import type { Order } from '@fenestra/contracts/wire/order';
import { outstandingNow } from '@fenestra/domain/ordering/received-payments';
import { dayIn } from '@fenestra/domain/shop/day';
import { isPaymentReceived, currentOrderKind } from '@fenestra/domain/ordering/order';
import { dayText } from '@fenestra/i18n/day-text';
import { ExactAmount } from '../../components/price';
import { useShop, useTexts } from '../../lib/shop/texts';
import { Fact } from './fact';
import { isFailure, isPast, type Outcome } from './order-outcome';
import styles from './order-facts.module.css';
import { useMoment } from './use-moment';
import { usePaid } from './use-paid';

/** Title block of the order: number, day, and what is asked for most in its state. */
export function OrderFacts({ order, outcome }: { order: Order; outcome: Outcome }) {
  const { number } = useTexts('recap');
  const { placedOn } = useTexts('orderDetails');
  const shop = useShop();
  return (
    <dl className={styles.facts}>
      <Fact name={number}>
        <span translate="no">{order.number}</span>
      </Fact>
      <Fact name={placedOn}>{dayText(dayIn(shop, new Date(order.placedAt)), shop)}</Fact>
      {isFailure(outcome) ? (
        <Awaited order={order} />
      ) : isPast(outcome) ? (
        <Paid order={order} />
      ) : (
        <Due order={order} />
      )}
    </dl>
  );
}

/** What is paid, what is left of what is due, and the latest day of its delivery. */
function Due({ order }: { order: Order }) {
  const { dueNow } = useTexts('recap');
  const { latest } = useTexts('orderDetails');
  const shop = useShop();
  return (
    <>
      {(isPaymentReceived(order.payment) || order.paid > 0) && <Paid order={order} />}
      {!isPaymentReceived(order.payment) && (
        <Fact name={dueNow}>
          <ExactAmount minor={outstandingNow(order, order.paid)} />
        </Fact>
      )}
      {order.deliveredBy && (
        <Fact name={latest[order.delivery?.kind ?? 'delivery'][currentOrderKind(order)]}>
          {dayText(order.deliveredBy, shop)}
        </Fact>
      )}
    </>
  );
}

function Paid({ order }: { order: Order }) {
  return usePaid(order).map(([name, minor]) => (
    <Fact key={name} name={name}>
      <ExactAmount minor={minor} />
    </Fact>
  ));
}

/** Until when another payment is awaited. */
function Awaited({ order }: { order: Order }) {
  const texts = useTexts('afterGateway');
  const moment = useMoment();
  return (
    <>
      <Fact name={texts.state}>{texts.awaiting}</Fact>
      {order.payBy && <Fact name={texts.heldUntil}>{moment(order.payBy)}</Fact>}
    </>
  );
}

import type { Order } from '@fenestra/contracts/wire/order';
import { isPaymentReceived } from '@fenestra/domain/ordering/order';
import { outstandingNow } from '@fenestra/domain/ordering/received-payments';
import { excludesDelivery } from '@fenestra/domain/pricing/excludes-delivery';
import { taxesCharged } from '@fenestra/domain/pricing/vat';
import { ExactAmount, ExactPrices, PriceDifference } from '../../components/price';
import { SumDelivery, SumParts, SumTaxes } from '../../components/sum-parts';
import { SumRow } from '../../components/sum-row';
import { useGrossName } from '../../components/use-gross-name';
import { useBuyer } from '../../lib/shop/buyer';
import { useShop, useTexts } from '../../lib/shop/texts';
import { usePaid } from './use-paid';
import { useTotalName } from './use-total-name';
import styles from '../../components/sum-box.module.css';

/** From the goods to the total, to the last minor unit, each row the server's; then what is paid, due now and due later. */
export function OrderSums({ order }: { order: Order }) {
  const texts = useTexts('recap');
  const totalName = useTotalName(order);
  return (
    <aside className={styles.box} aria-label={texts.summary}>
      <h2>{texts.summary}</h2>
      <table className={styles.table}>
        <OrderRows order={order} />
      </table>
      <p className={styles.total}>
        <span>{totalName}</span>
        <b>
          <ExactAmount minor={order.total} />
        </b>
      </p>
      <Due order={order} />
    </aside>
  );
}

/** What the order consists of, less the discount for paying all at once; then the taxes of what is charged (OPEN-Q-66). */
export function OrderRows({ order }: { order: Order }) {
  const { products } = useTexts('cart');
  const business = useBuyer() === 'business';
  const { net, vat } = taxesCharged(order);
  const saved = business ? order.netAfterDiscount - net : order.gross - order.total;
  return (
    <ExactPrices value={true}>
      <SumParts of={order} goods={products} delivery={(price) => <DeliveryRow order={order} price={price} />} />
      <tfoot>
        {saved > 0 && !business && <GrossRow order={order} />}
        {saved > 0 && <PrepaymentRow saved={saved} />}
        <SumTaxes of={{ ...order, netAfterDiscount: net, vat }} />
      </tfoot>
    </ExactPrices>
  );
}

/** What it costs was agreed in the call where all is settled by phone: that is in no order (PAY-08). */
function DeliveryRow({ order: { delivery, checkedAt }, price }: { order: Order; price: number }) {
  const shop = useShop();
  const { deliveryAgreed } = useTexts('orderDetails');
  if (!delivery) return null;
  return checkedAt && excludesDelivery(shop, delivery, price) ? (
    <SumRow name={delivery.name}>{deliveryAgreed}</SumRow>
  ) : (
    <SumDelivery {...delivery} price={price} />
  );
}

function GrossRow({ order }: { order: Order }) {
  return (
    <SumRow name={useGrossName(order)}>
      <ExactAmount minor={order.gross} />
    </SumRow>
  );
}

function PrepaymentRow({ saved }: { saved: number }) {
  const { prepayment } = useTexts('orderDetails');
  return (
    <SumRow name={prepayment}>
      <PriceDifference minor={-saved} />
    </SumRow>
  );
}

/** What is paid and what is left of what is due at once; a transfer may come in parts. */
function Due({ order }: { order: Order }) {
  const texts = useTexts('recap');
  const settled = order.over !== undefined || isPaymentReceived(order.payment);
  const paid = usePaid(order);
  return (
    <>
      <dl className={styles.due}>
        {(settled || order.paid > 0) &&
          paid.map(([name, minor]) => (
            <div key={name} className={settled ? undefined : styles.across}>
              <dt>{name}</dt>
              <dd>
                <ExactAmount minor={minor} />
              </dd>
            </div>
          ))}
        {!settled && (
          <div>
            <dt>{texts.dueNow}</dt>
            <dd>
              <ExactAmount minor={outstandingNow(order, order.paid)} />
            </dd>
          </div>
        )}
        {order.dueLater > 0 && !order.over && (
          <div>
            <dt>{texts.dueLater}</dt>
            <dd>
              <ExactAmount minor={order.dueLater} />
            </dd>
          </div>
        )}
      </dl>
      {order.laterPayment && <p className={styles.rest}>{order.laterPayment}</p>}
    </>
  );
}

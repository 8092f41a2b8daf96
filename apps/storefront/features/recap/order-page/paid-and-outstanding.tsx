import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { isOver } from '@fenestra/domain/ordering/order-progress';
import { outstandingAmount } from '@fenestra/domain/ordering/received-payments';
import { Button } from '../../../components/button';
import { ExactAmount, ExactPrices, Price, PriceDifference, useExactAmount } from '../../../components/price';
import box from '../../../components/sum-box.module.css';
import { SumRow } from '../../../components/sum-row';
import { useTexts } from '../../../lib/shop/texts';
import { OrderRows } from '../order-sums';
import { useTotalName } from '../use-total-name';
import { dueNowOf, goToPayment } from './due';
import styles from './paid-and-outstanding.module.css';

/** From the goods to the total, then what is paid of it and what is left. */
export function PaidAndOutstanding({ page }: { page: OrderPage }) {
  const texts = useTexts('orderPage');
  const amount = useExactAmount();
  const { order, stage } = page;
  const totalName = useTotalName(order);
  const due = dueNowOf(page);
  return (
    <aside className={box.box} aria-label={texts.paidAndLeft}>
      <h2>{texts.paidAndLeft}</h2>
      <Meter page={page} />
      <table className={box.table}>
        <OrderRows order={order} />
      </table>
      <table className={`${box.table} ${styles.paid}`}>
        <ExactPrices value={true}>
          <tbody>
            <SumRow name={totalName}>
              <Price minor={order.total} />
            </SumRow>
            <SumRow name={texts.paid}>
              <PriceDifference minor={-order.paid} />
            </SumRow>
            {order.returned !== undefined && (
              <SumRow name={texts.returned}>
                <PriceDifference minor={-order.returned} />
              </SumRow>
            )}
          </tbody>
        </ExactPrices>
      </table>
      <p className={box.total}>
        <span>{texts.left}</span>
        <b>
          <ExactAmount minor={isOver(stage) ? 0 : outstandingAmount(order)} />
        </b>
      </p>
      {due > 0 && (
        <div className={box.action}>
          <Button look="main" size="large" block onClick={goToPayment}>
            {texts.goToPayment(amount(due))}
          </Button>
        </div>
      )}
    </aside>
  );
}

function Meter({ page: { order } }: { page: OrderPage }) {
  const { paidPercent } = useTexts('orderPage');
  const percent = Math.floor((100 * order.paid) / order.total);
  return (
    <meter className={styles.meter} min={0} max={100} value={percent} aria-label={paidPercent(percent)}>
      {paidPercent(percent)}
    </meter>
  );
}

import type { OrderPage } from '@fenestra/contracts/wire/order-page';
import { currentOrderKind } from '@fenestra/domain/ordering/order';
import { isOver } from '@fenestra/domain/ordering/order-progress';
import { outstandingAmount } from '@fenestra/domain/ordering/received-payments';
import { dayIn } from '@fenestra/domain/shop/day';
import { dayText } from '@fenestra/i18n/day-text';
import { ExactAmount } from '../../../components/price';
import { useShop, useTexts } from '../../../lib/shop/texts';
import { Fact } from '../fact';
import { isMade } from '../is-made';
import facts from '../order-facts.module.css';
import recap from '../recap.module.css';
import { useTotalName } from '../use-total-name';
import styles from './page-heading.module.css';

/** The state in words, what it means, and the four facts that are asked for most. */
export function PageHeading({ page }: { page: OrderPage }) {
  const texts = useTexts('orderPage');
  const { latest, over } = useTexts('orderDetails');
  const shop = useShop();
  const { order, stage } = page;
  const totalName = useTotalName(order);
  const call = stage === 'checking' && !isMade(order) ? texts.call : null;
  return (
    <div className={recap.result}>
      <p className={`mute ${styles.placed}`}>{texts.orderOf(dayText(dayIn(shop, new Date(order.placedAt)), shop))}</p>
      <h1 id="nadpis" tabIndex={-1}>
        {order.number}: {call?.stage ?? texts.stages[stage]}
      </h1>
      <p className={`lead ${styles.lead}`}>{isOver(stage) ? over[stage].lead : (call?.lead ?? texts.leads[stage])}</p>
      <dl className={facts.facts}>
        <Fact name={totalName}>
          <ExactAmount minor={order.total} />
        </Fact>
        <Fact name={texts.paid}>
          <ExactAmount minor={order.paid} />
        </Fact>
        {order.returned !== undefined && (
          <Fact name={texts.returned}>
            <ExactAmount minor={order.returned} />
          </Fact>
        )}
        <Fact name={texts.left}>
          <ExactAmount minor={isOver(stage) ? 0 : outstandingAmount(order)} />
        </Fact>
        {order.deliveredBy && (
          <Fact name={latest[order.delivery?.kind ?? 'delivery'][currentOrderKind(order)]}>
            {dayText(order.deliveredBy, shop)}
          </Fact>
        )}
      </dl>
    </div>
  );
}

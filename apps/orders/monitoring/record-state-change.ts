import { Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import { type OrderState, orderStates } from '@fenestra/domain/ordering/order';
import { shopById, shops } from '@fenestra/domain/shop/shops';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import type { Order } from '../order.entity';

type RecordedOrder = Pick<Order, 'id' | 'number' | 'shopId' | 'saga' | 'currency' | 'total' | 'visit'>;

const stateCounter = new Counter({
  name: 'fenestra_orders_total',
  help: 'Orders by the state that they came into, without those of the synthetic shopper; placed is where all begin',
  labelNames: ['shop', 'state'] as const,
});
const valueCounter = new Counter({
  name: 'fenestra_order_value_total',
  help: 'What these orders cost with VAT, in whole units of their currency',
  labelNames: ['shop', 'state', 'currency'] as const,
});

// From the first scrape on, so that the first order of a process is a rise.
for (const { code: shop, currency } of shops)
  for (const state of orderStates) {
    stateCounter.inc({ shop, state }, 0);
    valueCounter.inc({ shop, state, currency }, 0);
  }

const logger = new Logger('Orders');

/** Says that an order came into a state, once it has: one line in the log, one more in the numbers where it is a sale. */
export function recordStateChange(
  unit: UnitOfWork,
  order: RecordedOrder,
  previous: OrderState | undefined,
  traceparent: string,
): void {
  const { id, number, shopId, saga: state, currency, total, visit } = order;
  const synthetic = visit?.synthetic;
  const shop = shopById(shopId).code;
  unit.afterCommit(() => {
    if (!synthetic) {
      stateCounter.inc({ shop, state });
      valueCounter.inc({ shop, state, currency }, total / 100);
    }
    const [, traceId, spanId] = traceparent.split('-');
    logger.log(`order ${number} is ${state}`, {
      order: number,
      orderId: id,
      shop,
      state,
      was: previous,
      ...(synthetic && { synthetic }),
      service: 'orders',
      traceId,
      spanId,
    });
  });
}

import { Injectable } from '@nestjs/common';
import type { OrderView } from '@fenestra/contracts/http/orders';
import { isPaidOnPages } from '@fenestra/contracts/payment-providers';
import type { OrderState } from '@fenestra/domain/ordering/order';
import { CommitSignals } from '../commit-signals';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import { OrderViews } from '../read/order-views';
import { CloseCarts } from './close-carts';

const statesBeforeSession: readonly OrderState[] = ['placed', 'stock_reserved'];
const sessionWaitMs = 1_500;
/** Another process may have learned of the session. */
const pollEveryMs = 200;

@Injectable()
export class AcknowledgeOrder {
  constructor(
    private readonly orders: Orders,
    private readonly closeCarts: CloseCarts,
    private readonly views: OrderViews,
    private readonly signals: CommitSignals,
  ) {}

  /** Whoever has the answer finds the cart closed. */
  async execute(order: Order): Promise<OrderView> {
    await this.closeCarts.execute(order);
    return this.views.view(isPaidOnPages(order.method) ? await this.withSession(order) : order);
  }

  /** Waits a little for the payment session, so that the edge can show where to pay (WIRE-55 tells it later). */
  private async withSession(order: Order): Promise<Order> {
    const deadline = performance.now() + sessionWaitMs;
    let latest = order;
    while (statesBeforeSession.includes(latest.saga) && performance.now() < deadline && !this.signals.isClosing) {
      await this.signals.waitFor(order.id, pollEveryMs);
      latest = (await this.orders.byId(order.id))!;
    }
    return latest;
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { CartClient } from '@fenestra/clients/service-clients';
import { closeCart } from '@fenestra/contracts/http/cart';
import type { OrderView } from '@fenestra/contracts/http/orders';
import { isPaidOnPages } from '@fenestra/contracts/payment-providers';
import type { SagaState } from '@fenestra/domain/ordering/order';
import { CommitSignals } from '../commit-signals';
import type { Order } from '../order.entity';
import { Orders } from '../order.table';
import { orderView } from '../read/order.view';

const waitsForSession: readonly SagaState[] = ['placed', 'stock_reserved'];
const sessionWaitMs = 1_500;
/** Another process may have learned of the session. */
const lookEveryMs = 200;

@Injectable()
export class AnswerWithOrder {
  private readonly logger = new Logger(AnswerWithOrder.name);

  constructor(
    private readonly orders: Orders,
    private readonly cart: CartClient,
    private readonly signals: CommitSignals,
  ) {}

  /** Whoever has the answer finds the cart closed. */
  async execute(order: Order): Promise<OrderView> {
    await this.closeCart(order);
    return orderView(isPaidOnPages(order.method) ? await this.withSession(order) : order);
  }

  /** An order that is committed does not fail by it: the event closes the cart, too, only later. */
  private async closeCart({ id, cartId, number }: Order): Promise<void> {
    await this.cart.call(closeCart, { params: { id: cartId }, idempotencyKey: id }).catch((fault: unknown) => {
      this.logger.warn(`the cart of order ${number} is not closed yet: ${String(fault)}`);
    });
  }

  /** Waits a little for the payment session, so that the edge can show where to pay (WIRE-55 tells it later). */
  private async withSession(order: Order): Promise<Order> {
    const deadline = performance.now() + sessionWaitMs;
    let latest = order;
    while (waitsForSession.includes(latest.saga) && performance.now() < deadline && !this.signals.closing) {
      await this.signals.waitFor(order.id, lookEveryMs);
      latest = (await this.orders.byId(order.id))!;
    }
    return latest;
  }
}

import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { orderRevived, refundRequested } from '@fenestra/contracts/events/order';
import { paymentReceived } from '@fenestra/contracts/events/payment';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { OrdersConfig } from '../config';
import { Orders } from '../order.table';
import { confirmOrder } from './confirm-order';
import { reservationDue } from './deadlines';
import { giveMoneyBack } from './give-money-back';
import type { LockedOrder } from './locked-order';

@Controller()
export class OnPaymentReceived {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Money always has a consequence: the order is confirmed, revived, or the money goes back. */
  @On(paymentReceived, 'orders.saga')
  decideAll(@Payload() receipts: Delivery<typeof paymentReceived>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.orders.changeEach(unit, receipts, (order, { data }) => this.decide(unit, order, data));
  }

  private decide(unit: UnitOfWork, order: LockedOrder, received: DataOf<typeof paymentReceived>): void | Promise<void> {
    const { orderId, amount, paymentId } = received;
    switch (order.state.saga) {
      case 'stock_reserved':
      case 'payment_pending':
      case 'payment_failed':
        return confirmOrder(order, this.clock.now(), { payment: 'paid', paid: amount });
      case 'expired':
        return this.revive(unit, order, amount);
      case 'cancelled':
        return giveMoneyBack(order, amount);
      default:
        // It was paid already: what came on top goes back, and the order stays as it is.
        order.advance({}, 'keep');
        return order.emit(refundRequested, { orderId, currency: order.state.currency, amount, paymentId });
    }
  }

  /** The stock was given back when the order ended, so stock decides; made-to-measure goods can always be had. */
  private async revive(unit: UnitOfWork, order: LockedOrder, amount: number): Promise<void> {
    const change = { payment: 'paid', paid: amount } as const;
    if (!(await this.orders.hasStockGoods(unit, order.state.id))) return confirmOrder(order, this.clock.now(), change);
    order.advance({ ...change, saga: 'paid' }, reservationDue(this.clock.now(), this.config));
    order.emit(orderRevived, order.reference);
  }
}

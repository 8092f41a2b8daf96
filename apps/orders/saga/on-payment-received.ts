import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import { orderRevived, refundRequested } from '@fenestra/contracts/events/order';
import { paymentReceived } from '@fenestra/contracts/events/payment';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { emit } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { orderReference, advance, lockOrder, type OrderHead } from './order-state';
import { confirmOrder } from './confirm-order';
import { reservationDue } from './deadlines';
import { giveMoneyBack } from './give-money-back';
import { Order } from '../order.entity';
import type { OrdersConfig } from '../config';

@Controller()
export class OnPaymentReceived {
  constructor(
    private readonly clock: Clock,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** Money always has a consequence: the order is confirmed, revived, or the money goes back. */
  @On(paymentReceived, 'orders.saga')
  async decide(@Payload() received: DataOf<typeof paymentReceived>, @Ctx() { tx, keys }: EventContext): Promise<void> {
    const { orderId, amount, paymentId } = received;
    const order = await lockOrder(tx, orderId, keys);
    switch (order.saga) {
      case 'stock_reserved':
      case 'payment_pending':
      case 'payment_failed':
        return confirmOrder(tx, order, { payment: 'paid', paid: amount });
      case 'expired':
        return this.revive(tx, order, amount);
      case 'cancelled':
        return giveMoneyBack(tx, order, amount);
      default: {
        // It was paid already: what came on top goes back, and the order stays as it is.
        const { version, currency } = advance(tx, order, {}, 'keep');
        return emit(tx, refundRequested, version, { orderId, currency, amount, paymentId });
      }
    }
  }

  /** The stock was given back when the order ended, so stock decides; made-to-measure goods can always be had. */
  private async revive(tx: EntityManager, order: OrderHead, amount: number): Promise<void> {
    const change = { payment: 'paid', paid: amount } as const;
    if (!(await holdsStock(tx, order))) return confirmOrder(tx, order, change);
    const dueAt = reservationDue(this.clock.now(), this.config);
    const { version } = advance(tx, order, { ...change, saga: 'paid' }, dueAt);
    emit(tx, orderRevived, version, orderReference(order));
  }
}

async function holdsStock(tx: EntityManager, { id }: OrderHead): Promise<boolean> {
  const { cart } = await tx.findOneOrFail(Order, { where: { id }, select: { id: true, cart: true as never } });
  return cart.lines.some(({ kind }) => kind === 'stock');
}

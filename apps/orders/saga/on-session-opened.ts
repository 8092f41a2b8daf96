import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { sessionOpened } from '@fenestra/contracts/events/payment';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { advance, lockOrder } from './order-state';
import { CommitSignals } from '../commit-signals';
import { paymentDue } from './deadlines';
import type { OrdersConfig } from '../config';

@Controller()
export class OnSessionOpened {
  constructor(
    private readonly clock: Clock,
    private readonly signals: CommitSignals,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** The shopper can pay, for as long as the session lives; each new session gives the order that time anew. */
  @On(sessionOpened, 'orders.saga')
  async wait(@Payload() { orderId }: DataOf<typeof sessionOpened>, @Ctx() { tx, keys }: EventContext): Promise<void> {
    const order = await lockOrder(tx, orderId, keys);
    if (!['stock_reserved', 'payment_pending', 'payment_failed'].includes(order.saga)) return;
    const dueAt = paymentDue(order.method, this.clock.now(), this.config);
    advance(tx, order, { saga: 'payment_pending', payment: 'pending' }, dueAt);
    this.signals.ring(tx, orderId);
  }
}

import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { sessionOpened } from '@fenestra/contracts/events/payment';
import { awaitingPaymentStates } from '@fenestra/domain/ordering/order';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { CommitSignals } from '../commit-signals';
import { OrdersConfig } from '../config';
import { Orders } from '../order.table';
import { paymentDue } from './deadlines';

@Controller()
export class OnSessionOpened {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
    private readonly signals: CommitSignals,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /** The shopper can pay, for as long as the session lives; each new session gives the order that time anew. */
  @On(sessionOpened, 'orders.saga')
  wait(@Payload() sessions: ReceivedEvent<typeof sessionOpened>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.orders.changeEach(unit, sessions, (order) => {
      const { id, saga, method } = order.row;
      if (!awaitingPaymentStates.includes(saga) || method === 'transfer') return; // the order is paid in another way by now
      const dueAt = paymentDue(method, this.clock.now(), this.config);
      order.advance({ saga: 'payment_pending', payment: 'pending' }, dueAt);
      this.signals.notify(unit, id);
    });
  }
}

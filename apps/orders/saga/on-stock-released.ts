import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { holdEnded } from '@fenestra/contracts/events/order';
import { stockReleased } from '@fenestra/contracts/events/reservation';
import { awaitsMoney } from '@fenestra/domain/ordering/order';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { Orders } from '../order.table';

@Controller()
export class OnStockReleased {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
  ) {}

  /**
   * Nobody answered the mail in time, or a session of a gateway was opened anew. The order goes on without its goods: whoever pays takes
   * what is left (decision 70). Goods that are free because the order has ended, or ends now, are told of with that.
   */
  @On(stockReleased, 'orders.saga')
  tell(@Payload() released: Delivery<typeof stockReleased>[], @Ctx() { unit }: EventContext): Promise<void> {
    return this.orders.changeEach(unit, released, (order) => {
      const now = this.clock.now();
      const { saga, dueAt } = order.state;
      if (!awaitsMoney.includes(saga) || !dueAt || dueAt <= now) return;
      order.advance({ releasedAt: now, heldUntil: null }, 'keep');
      order.emit(holdEnded, order.reference);
    });
  }
}

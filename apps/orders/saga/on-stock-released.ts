import { Controller, Inject } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { stockReleased } from '@fenestra/contracts/events/reservation';
import { awaitingPaymentStates } from '@fenestra/domain/ordering/order';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, On } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { OrdersConfig } from '../config';
import { Orders } from '../order.table';
import { recordHoldReleased } from './stock-hold';
import type { OrderRow } from './locked-order';

@Controller()
export class OnStockReleased {
  constructor(
    private readonly orders: Orders,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: OrdersConfig,
  ) {}

  /**
   * The mail was not answered in time, or a session of a gateway was opened again: the order continues without its goods (decision 70).
   * An order that has ended, or ends now, reports its goods with its end.
   */
  @On(stockReleased, 'orders.saga')
  async suspendHolds(
    @Payload() released: ReceivedEvent<typeof stockReleased>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    const now = this.clock.now();
    const lost: string[] = [];
    await this.orders.changeEach(unit, released, (order) => {
      if (isUnpaid(order.row, now) && recordHoldReleased(order, now, this.config)) lost.push(order.row.id);
    });
    await this.orders.suspendHolds(unit, lost);
  }
}

const isUnpaid = ({ saga, dueAt, paid }: OrderRow, now: Date): boolean =>
  saga === 'confirmed' ? paid === 0 : awaitingPaymentStates.includes(saga) && dueAt !== null && dueAt > now;

import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderConfirmed, orderEnded } from '@fenestra/contracts/events/order';
import type { ReceivedEvent } from '@fenestra/messaging/inbox/event-handler';
import { EventContext, OnAny } from '@fenestra/messaging/nest/on';
import { Clock } from '@fenestra/platform/service/clock';
import { Payments } from './payment.table';

@Controller()
export class CloseOnOrderEndedOrConfirmed {
  constructor(
    private readonly payments: Payments,
    private readonly clock: Clock,
  ) {}

  /** A session that lives is watched to its end: money may still come. */
  @OnAny([orderEnded, orderConfirmed], 'payments.session')
  async close(
    @Payload() orders: ReceivedEvent<typeof orderEnded | typeof orderConfirmed>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    await this.payments.close(
      unit,
      orders.map(({ data }) => data.orderId),
    );
    const synthetic = orders.filter(({ data }) => 'synthetic' in data && data.synthetic);
    await this.payments.markSynthetic(
      unit,
      synthetic.map(({ data }) => data.orderId),
      this.clock.now(),
    );
  }
}

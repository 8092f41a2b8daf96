import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { orderConfirmed, orderEnded } from '@fenestra/contracts/events/order';
import type { Delivery } from '@fenestra/messaging/inbox/reaction';
import { EventContext, OnAny } from '@fenestra/messaging/nest/on';

@Controller()
export class EndOnOrderOver {
  /** No further session is opened and no address given out. A session that lives is watched to its end: money may still come. */
  @OnAny([orderEnded, orderConfirmed], 'payments.session')
  async end(
    @Payload() orders: Delivery<typeof orderEnded | typeof orderConfirmed>[],
    @Ctx() { unit }: EventContext,
  ): Promise<void> {
    await unit.tx.query(
      `UPDATE payment SET order_over = true,
         state = CASE WHEN state IN ('new', 'unknown') THEN 'failed' ELSE state END,
         check_at = CASE WHEN state IN ('new', 'unknown') THEN NULL ELSE check_at END
       WHERE order_id = ANY($1)`,
      [orders.map(({ data }) => data.orderId)],
    );
  }
}

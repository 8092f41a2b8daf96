import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { orderConfirmed, orderEnded } from '@fenestra/contracts/events/order';
import { EventContext, OnAny } from '@fenestra/messaging/nest/on';

@Controller()
export class EndOnOrderOver {
  /** No further session is opened and no address given out. A session that lives is watched to its end: money may still come. */
  @OnAny([orderEnded, orderConfirmed], 'payments.session')
  async end(
    @Payload() { orderId }: Pick<DataOf<typeof orderEnded>, 'orderId'>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    await tx.query(
      `UPDATE payment SET order_over = true,
         state = CASE WHEN state IN ('new', 'unknown') THEN 'failed' ELSE state END,
         check_at = CASE WHEN state IN ('new', 'unknown') THEN NULL ELSE check_at END
       WHERE order_id = $1`,
      [orderId],
    );
  }
}

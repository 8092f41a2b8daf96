import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { paymentRequested } from '@fenestra/contracts/events/order';
import { EventContext, On } from '@fenestra/messaging/on';

@Controller()
export class KeepOnPaymentRequested {
  /** The pieces stay reserved for as long as the shopper has to pay. */
  @On(paymentRequested, 'stock.reserve')
  async keep(
    @Payload() { orderId, payBy }: DataOf<typeof paymentRequested>,
    @Ctx() { tx }: EventContext,
  ): Promise<void> {
    if (!payBy) return;
    await tx.query(
      `UPDATE reservation SET expires_at = greatest(expires_at, $2) WHERE order_id = $1 AND state = 'active'`,
      [orderId, payBy],
    );
  }
}

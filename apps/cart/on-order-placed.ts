import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { DataOf } from '@fenestra/contracts/event';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { EventContext, On } from '@fenestra/messaging/on';

@Controller()
export class OnOrderPlaced {
  /** From now on the cart is the order's, and nobody changes it any more. */
  @On(orderPlaced, 'cart.close')
  async close(@Payload() { cartId, orderId }: DataOf<typeof orderPlaced>, @Ctx() { tx }: EventContext): Promise<void> {
    await tx.query(
      'UPDATE cart SET order_id = $2, hold_key = NULL, held_until = NULL WHERE id = $1 AND order_id IS NULL',
      [cartId, orderId],
    );
  }
}

import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { beforeCommit } from '@fenestra/messaging/before-commit';
import { EventContext, On } from '@fenestra/messaging/on';

@Controller()
export class OnOrderPlaced {
  /** From now on the cart is the order's, and nobody changes it any more. */
  @On(orderPlaced, 'cart.close')
  close(@Payload() { cartId, orderId }: DataOf<typeof orderPlaced>, @Ctx() { tx }: EventContext): Promise<void> {
    beforeCommit(tx, closeCarts, [{ cartId, orderId }]);
    return Promise.resolve();
  }
}

async function closeCarts(tx: EntityManager, ordered: readonly { cartId: string; orderId: string }[]): Promise<void> {
  await tx.query(
    `UPDATE cart c SET order_id = ordered.order_id, hold_key = NULL, held_until = NULL
     FROM unnest($1::text[], $2::uuid[]) AS ordered (cart_id, order_id)
     WHERE c.id = ordered.cart_id AND c.order_id IS NULL`,
    [ordered.map(({ cartId }) => cartId), ordered.map(({ orderId }) => orderId)],
  );
}

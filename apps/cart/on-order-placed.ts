import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import { orderPlaced } from '@fenestra/contracts/events/order';
import { beforeCommit } from '@fenestra/messaging/outbox/around-commit';
import { EventContext, On } from '@fenestra/messaging/nest/on';

@Controller()
export class OnOrderPlaced {
  /** From now on the cart is the order's, and nobody changes it any more. */
  @On(orderPlaced, 'cart.close')
  close(@Payload() { cartId, orderId }: DataOf<typeof orderPlaced>, @Ctx() { tx }: EventContext): Promise<void> {
    beforeCommit(tx, closeCarts, [{ cartId, orderId }]);
    return Promise.resolve();
  }
}

/** By primary key: a join planned while the table was small would go on reading all of it. */
async function closeCarts(tx: EntityManager, ordered: readonly { cartId: string; orderId: string }[]): Promise<void> {
  await tx.query(
    `UPDATE cart SET order_id = ($2::uuid[])[array_position($1::text[], id)], hold_key = NULL, held_until = NULL
     WHERE id = ANY($1) AND order_id IS NULL`,
    [ordered.map(({ cartId }) => cartId), ordered.map(({ orderId }) => orderId)],
  );
}

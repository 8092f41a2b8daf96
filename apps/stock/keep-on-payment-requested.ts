import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { EntityManager } from 'typeorm';
import type { DataOf } from '@fenestra/contracts/event';
import { paymentRequested } from '@fenestra/contracts/events/order';
import { beforeCommit } from '@fenestra/messaging/outbox/around-commit';
import { EventContext, On } from '@fenestra/messaging/nest/on';

@Controller()
export class KeepOnPaymentRequested {
  /** The pieces stay reserved for as long as the shopper has to pay. */
  @On(paymentRequested, 'stock.reserve')
  keep(@Payload() { orderId, payBy }: DataOf<typeof paymentRequested>, @Ctx() { tx }: EventContext): Promise<void> {
    if (payBy) beforeCommit(tx, keep, [{ orderId, payBy }]);
    return Promise.resolve();
  }
}

/** By primary key: a join planned while the table was small would go on reading all of it. */
async function keep(tx: EntityManager, asked: readonly { orderId: string; payBy: string }[]): Promise<void> {
  await tx.query(
    `UPDATE reservation
     SET expires_at = greatest(expires_at, ($2::timestamptz[])[array_position($1::uuid[], order_id)])
     WHERE order_id = ANY($1) AND state = 'active'`,
    [asked.map(({ orderId }) => orderId), asked.map(({ payBy }) => payBy)],
  );
}

import { Injectable } from '@nestjs/common';
import { orderAnswered } from '@fenestra/contracts/events/order';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { Orders } from '../order.table';
import type { LockedOrder } from './locked-order';

@Injectable()
export class AnswerMail {
  constructor(
    private readonly orders: Orders,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The link of an order's mail was opened, so there is somebody: the goods are held for as long as the order may be paid. Another key changes
   * nothing, and is answered alike.
   */
  async execute(token: string, mailKey: string): Promise<Result<Record<never, never>, 'order-unknown'>> {
    const order = await this.orders.byToken(token);
    if (!order) return refuse('order-unknown');
    if (order.mailKey === mailKey && !order.answeredAt)
      await this.outbox.transaction((unit) =>
        this.orders.changeOne(unit, order.id, (locked) => answer(locked, this.clock.now())),
      );
    return accept({});
  }
}

/** The row is locked by now: another tab may have been first, or the goods may be gone. */
function answer(order: LockedOrder, now: Date): void {
  const { answeredAt, saga, heldUntil, dueAt } = order.state;
  if (answeredAt) return;
  order.advance({ answeredAt: now, heldUntil: null }, 'keep');
  if (saga === 'payment_pending' && heldUntil && dueAt)
    order.emit(orderAnswered, { ...order.reference, heldUntil: dueAt.toISOString() });
}

import { DataSource } from 'typeorm';
import { allowedTransitions } from '@fenestra/domain/ordering/order';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { FailingRows } from '@fenestra/platform/jobs/failing-rows';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { Clock } from '@fenestra/platform/service/clock';
import { Orders } from '../order.table';
import { refundOrder } from './refund-order';
import type { LockedOrder } from './locked-order';
import { emitOrderEnded } from './emit-order-ended';

const batch = 100;

export const expireOrders = job({ name: 'expire-orders', everyMs: 30_000 });

/** The row holds the deadline, the sweep only comes by. A missed or doubled run does no harm. */
@Performs(expireOrders)
export class ExpireOrders {
  private readonly failing: FailingRows;

  constructor(
    private readonly outbox: Outbox,
    private readonly orders: Orders,
    private readonly clock: Clock,
    db: DataSource,
  ) {
    this.failing = new FailingRows(db, clock, expireOrders.name);
  }

  async perform(): Promise<void> {
    const now = this.clock.now();
    await this.failing.each(await this.orders.overdue(expireOrders.name, now, batch), (id) =>
      this.outbox.transaction((unit) => this.orders.changeOne(unit, id, (order) => endIfStillDue(order, now))),
    );
    await this.orders.deleteExpiredHolds(now);
  }
}

/** The row is locked by now: an event may have come first. */
function endIfStillDue(order: LockedOrder, now: Date): void {
  const { id, saga, dueAt } = order.row;
  if (!dueAt || dueAt > now) return;
  if (saga === 'paid') return refundOrder(order); // stock did not answer
  if (allowedTransitions.expired.includes(saga)) return end(order);
  throw new Error(`order ${id} has a deadline as ${saga}`);
}

/** Where stock never answered, nobody was asked to pay. What came of a payment that was not completed goes back. */
function end(order: LockedOrder): void {
  const { saga, dueNow } = order.row;
  const wasRequested = saga !== 'placed' && dueNow > 0;
  const reason = saga === 'payment_failed' ? 'payment_failed' : 'expired';
  order.advance({ saga: 'expired', payment: wasRequested ? 'failed' : 'none' }, null);
  emitOrderEnded(order, reason);
}

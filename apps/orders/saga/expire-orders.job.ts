import { DataSource, type EntityManager } from 'typeorm';
import { orderEnded } from '@fenestra/contracts/events/order';
import { mayFollow, type SagaState } from '@fenestra/domain/ordering/order';
import { emit } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { orderReference, advance, lockOrder, type OrderHead } from './order-state';
import { giveMoneyBack } from './give-money-back';

const batch = 100;

export const expireOrders = job({ name: 'expire-orders', everyMs: 30_000 });

/** The row holds the deadline, the sweep only comes by. A missed or doubled run does no harm. */
@Performs(expireOrders)
export class ExpireOrders {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async perform(): Promise<void> {
    const now = this.clock.now();
    const overdue = await this.db.query<{ id: string }[]>(
      `SELECT id FROM orders WHERE due_at <= $1 ORDER BY due_at LIMIT $2`,
      [now, batch],
    );
    for (const { id } of overdue) await this.db.transaction((tx) => endIfStillDue(tx, id, now));
  }
}

/** Read again under the lock: an event may have come first. */
async function endIfStillDue(tx: EntityManager, id: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, id);
  if (!order.dueAt || order.dueAt > now) return;
  if (order.saga === 'paid') return giveMoneyBack(tx, order, order.paid); // stock did not answer
  if ((mayFollow.expired as readonly SagaState[]).includes(order.saga)) return end(tx, order);
  throw new Error(`order ${id} has a deadline as ${order.saga}`);
}

function end(tx: EntityManager, order: OrderHead): void {
  const reason = order.saga === 'payment_failed' ? 'payment_failed' : 'expired';
  const payment = order.dueNow > 0 ? 'failed' : 'none';
  const { version } = advance(tx, order, { saga: 'expired', payment }, null);
  emit(tx, orderEnded, version, { ...orderReference(order), reason });
}

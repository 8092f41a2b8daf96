import { Inject } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { terminalStates } from '@fenestra/domain/ordering/order';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { addOrderToTrace } from '@fenestra/messaging/tracing/trace-context';
import { FailingRows } from '@fenestra/platform/jobs/failing-rows';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { daysAgo, orderRetentionCutoff } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { OrdersConfig } from '../config';
import { EraseOrders } from './erase-orders';
import { PersonalOrders } from './personal-orders.table';

export const purgeOrders = job({ name: 'forget-orders', everyMs: 3_600_000 });

/**
 * Erases who asked for it while their orders were carried out, and deletes orders, those of the synthetic shopper before others, and events
 * of the feed whose age has ended.
 */
@Performs(purgeOrders)
export class PurgeOrders {
  private readonly failing: FailingRows;

  constructor(
    private readonly orders: PersonalOrders,
    private readonly eraseOrders: EraseOrders,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: Pick<OrdersConfig, 'ORDER_YEARS' | 'SYNTHETIC_DAYS'>,
    db: DataSource,
  ) {
    this.failing = new FailingRows(db, clock, purgeOrders.name);
  }

  async perform(): Promise<void> {
    const ended = orderRetentionCutoff(this.clock.now(), this.config);
    await this.orders.eraseTyped();
    await inBatches(
      () => this.eraseDue(),
      () => this.orders.purgeFeedEvents(ended),
      () => this.orders.purge(ended),
      () => this.orders.purgeSynthetic(daysAgo(this.clock.now(), this.config.SYNTHETIC_DAYS)),
    );
  }

  private async eraseDue(): Promise<number> {
    const dueOrders = await this.orders.dueForErasure(terminalStates, purgeOrders.name, this.clock.now());
    const byId = new Map(dueOrders.map((order) => [order.id, order]));
    let erased = 0;
    await this.failing.each([...byId.keys()], async (id) => {
      addOrderToTrace(id);
      erased += (await this.eraseOrders.execute([byId.get(id)!])).erased;
    });
    return erased;
  }
}

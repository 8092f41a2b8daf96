import { Inject } from '@nestjs/common';
import { restingStates } from '@fenestra/domain/ordering/order';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { daysAgo, orderAgeEnds } from '@fenestra/platform/service/ages';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { OrdersConfig } from '../config';
import { EraseOrders } from './erase-orders';
import { PersonalOrders } from './personal-orders.table';

export const forgetOrders = job({ name: 'forget-orders', everyMs: 3_600_000 });

/**
 * Erases who asked for it while their orders were carried out, and deletes orders, those of the synthetic shopper before others, and events
 * of the feed whose age has ended.
 */
@Performs(forgetOrders)
export class ForgetOrders {
  constructor(
    private readonly orders: PersonalOrders,
    private readonly eraseOrders: EraseOrders,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: Pick<OrdersConfig, 'ORDER_YEARS' | 'SYNTHETIC_DAYS'>,
  ) {}

  async perform(): Promise<void> {
    await inBatches(async () => (await this.eraseOrders.execute(await this.orders.awaited(restingStates))).erased);
    const ended = orderAgeEnds(this.clock.now(), this.config);
    await inBatches(() => this.orders.forgetEvents(ended));
    await inBatches(() => this.orders.forget(ended));
    await inBatches(() => this.orders.forgetSynthetic(daysAgo(this.clock.now(), this.config.SYNTHETIC_DAYS)));
  }
}

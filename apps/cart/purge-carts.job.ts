import { Inject } from '@nestjs/common';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { daysAgo, orderRetentionCutoff } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { Carts } from './cart.table';
import type { CartConfig } from './config';

export const purgeCarts = job({ name: 'forget-carts', everyMs: 3_600_000 });

/** Deletes carts that nobody has opened for their days (OPEN-Q-18), and those that became orders after the age of these. */
@Performs(purgeCarts)
export class PurgeCarts {
  constructor(
    private readonly carts: Carts,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: CartConfig,
  ) {}

  async perform(): Promise<void> {
    const { CART_DAYS, EMPTY_CART_DAYS, SYNTHETIC_DAYS } = this.config;
    const now = this.clock.now();
    await inBatches(
      () => this.carts.purgeEmpty(daysAgo(now, EMPTY_CART_DAYS)),
      () => this.carts.purgeUnused(daysAgo(now, CART_DAYS)),
      () => this.carts.purgeOrdered(orderRetentionCutoff(now, this.config)),
      () => this.carts.purgeSynthetic(daysAgo(now, SYNTHETIC_DAYS)),
    );
  }
}

import { Inject } from '@nestjs/common';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import { Carts } from './cart.table';
import type { CartConfig } from './config';

export const forgetCarts = job({ name: 'forget-carts', everyMs: 3_600_000 });

const dayMs = 86_400_000;

/** Deletes carts that nobody has opened for a year; what became an order stays (OPEN-Q-18). */
@Performs(forgetCarts)
export class ForgetCarts {
  constructor(
    private readonly carts: Carts,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: CartConfig,
  ) {}

  perform(): Promise<void> {
    const unusedSince = new Date(this.clock.now().getTime() - this.config.CART_DAYS * dayMs);
    return inBatches(() => this.carts.forget(unusedSince));
  }
}

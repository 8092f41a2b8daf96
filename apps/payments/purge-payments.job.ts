import { Inject } from '@nestjs/common';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { daysAgo, orderRetentionCutoff } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { PaymentsConfig } from './config';
import { PaymentPurge } from './payment-purge.table';

export const purgePayments = job({ name: 'forget-payments', everyMs: 3_600_000 });

/** Deletes payments after the age of their orders, those of the synthetic shopper before others, unless somebody still has to look after them. */
@Performs(purgePayments)
export class PurgePayments {
  constructor(
    private readonly payments: PaymentPurge,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: Pick<PaymentsConfig, 'ORDER_YEARS' | 'SYNTHETIC_DAYS'>,
  ) {}

  async perform(): Promise<void> {
    const now = this.clock.now();
    await inBatches(
      () => this.payments.deleteOlder(orderRetentionCutoff(now, this.config)),
      () => this.payments.deleteSynthetic(daysAgo(now, this.config.SYNTHETIC_DAYS)),
    );
  }
}

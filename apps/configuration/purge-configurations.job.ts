import { Inject } from '@nestjs/common';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { daysAgo } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { ConfigurationConfig } from './config';
import { Configurations } from './configuration.table';
import { PriceSnapshots } from './price-snapshot.table';

export const purgeConfigurations = job({ name: 'forget-configurations', everyMs: 3_600_000 });

type RetentionPeriods = Pick<ConfigurationConfig, 'CONFIGURATION_DAYS' | 'UNTOUCHED_DAYS'>;

/** Deletes offers that no cart holds any more, and working configurations that nobody has changed for their days; a line of a cart can always be changed again (OPEN-Q-18). */
@Performs(purgeConfigurations)
export class PurgeConfigurations {
  constructor(
    private readonly configurations: Configurations,
    private readonly priceSnapshots: PriceSnapshots,
    private readonly clock: Clock,
    @Inject(Config) private readonly retention: RetentionPeriods,
  ) {}

  async perform(): Promise<void> {
    const { CONFIGURATION_DAYS, UNTOUCHED_DAYS } = this.retention;
    const now = this.clock.now();
    await inBatches(
      () => this.priceSnapshots.purgeUnneeded(),
      () => this.configurations.purgeUntouched(daysAgo(now, UNTOUCHED_DAYS)),
      () => this.configurations.purgeUnused(daysAgo(now, CONFIGURATION_DAYS)),
    );
  }
}

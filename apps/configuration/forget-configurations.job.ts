import { Inject } from '@nestjs/common';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { daysAgo } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { ConfigurationConfig } from './config';
import { Configurations } from './configuration.table';
import { Offers } from './offer.table';

export const forgetConfigurations = job({ name: 'forget-configurations', everyMs: 3_600_000 });

type Ages = Pick<ConfigurationConfig, 'CONFIGURATION_DAYS' | 'UNTOUCHED_DAYS'>;

/** Deletes offers that no cart holds any more, and working configurations that nobody has changed for their days; a line of a cart can always be changed again (OPEN-Q-18). */
@Performs(forgetConfigurations)
export class ForgetConfigurations {
  constructor(
    private readonly configurations: Configurations,
    private readonly offers: Offers,
    private readonly clock: Clock,
    @Inject(Config) private readonly ages: Ages,
  ) {}

  async perform(): Promise<void> {
    const { CONFIGURATION_DAYS, UNTOUCHED_DAYS } = this.ages;
    const now = this.clock.now();
    await inBatches(
      () => this.offers.forgetUnneeded(),
      () => this.configurations.forgetUntouched(daysAgo(now, UNTOUCHED_DAYS)),
      () => this.configurations.forget(daysAgo(now, CONFIGURATION_DAYS)),
    );
  }
}

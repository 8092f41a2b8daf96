import { Inject } from '@nestjs/common';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { ConfigurationConfig } from './config';
import { Configurations } from './configuration.table';

export const forgetConfigurations = job({ name: 'forget-configurations', everyMs: 3_600_000 });

const dayMs = 86_400_000;

/** Deletes working configurations that nobody has changed for a year; a line of a cart can always be changed again (OPEN-Q-18). */
@Performs(forgetConfigurations)
export class ForgetConfigurations {
  constructor(
    private readonly configurations: Configurations,
    private readonly clock: Clock,
    @Inject(Config) private readonly config: Pick<ConfigurationConfig, 'CONFIGURATION_DAYS'>,
  ) {}

  perform(): Promise<void> {
    const untouchedSince = new Date(this.clock.now().getTime() - this.config.CONFIGURATION_DAYS * dayMs);
    return inBatches(() => this.configurations.forget(untouchedSince));
  }
}

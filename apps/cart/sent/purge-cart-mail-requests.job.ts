import { Inject } from '@nestjs/common';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { daysAgo } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { CartConfig } from '../config';
import { CartMailRequests } from './cart-mail-request.table';

export const purgeCartMailRequests = job({ name: 'forget-cart-letters', everyMs: 3_600_000 });

/** Deletes letters whose mail is long gone. */
@Performs(purgeCartMailRequests)
export class PurgeCartMailRequests {
  constructor(
    private readonly mailRequests: CartMailRequests,
    private readonly clock: Clock,
    @Inject(Config) private readonly retention: Pick<CartConfig, 'LETTER_DAYS'>,
  ) {}

  perform(): Promise<void> {
    const writtenBefore = daysAgo(this.clock.now(), this.retention.LETTER_DAYS);
    return inBatches(() => this.mailRequests.purge(writtenBefore));
  }
}

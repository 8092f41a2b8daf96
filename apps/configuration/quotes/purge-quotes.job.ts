import { Inject } from '@nestjs/common';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { daysAgo } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { ConfigurationConfig } from '../config';
import { QuoteMailRequests } from './quote-mail-request.table';
import { Quotes } from './quote.table';

export const purgeQuotes = job({ name: 'forget-saved-offers', everyMs: 3_600_000 });

/** Deletes letters whose mail is long gone, offers that nobody has opened for their days (OPEN-Q-18), and at last what is left of them. */
@Performs(purgeQuotes)
export class PurgeQuotes {
  constructor(
    private readonly mailRequests: QuoteMailRequests,
    private readonly quotes: Quotes,
    private readonly clock: Clock,
    @Inject(Config) private readonly retention: Pick<ConfigurationConfig, 'LETTER_DAYS'>,
  ) {}

  async perform(): Promise<void> {
    const writtenBefore = daysAgo(this.clock.now(), this.retention.LETTER_DAYS);
    await inBatches(
      () => this.mailRequests.purge(writtenBefore),
      () => this.quotes.purgeUnopened(),
      () => this.quotes.purgeEnded(),
    );
  }
}

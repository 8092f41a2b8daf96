import { Inject } from '@nestjs/common';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { daysAgo } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { ConfigurationConfig } from '../config';
import { SavedLetters } from './saved-letter.table';
import { SavedOffers } from './saved-offer.table';

export const forgetSavedOffers = job({ name: 'forget-saved-offers', everyMs: 3_600_000 });

/** Deletes letters whose mail is long gone, offers that nobody has opened for their days (OPEN-Q-18), and at last what is left of them. */
@Performs(forgetSavedOffers)
export class ForgetSavedOffers {
  constructor(
    private readonly letters: SavedLetters,
    private readonly offers: SavedOffers,
    private readonly clock: Clock,
    @Inject(Config) private readonly ages: Pick<ConfigurationConfig, 'LETTER_DAYS'>,
  ) {}

  async perform(): Promise<void> {
    const letterAge = daysAgo(this.clock.now(), this.ages.LETTER_DAYS);
    await inBatches(
      () => this.letters.forget(letterAge),
      () => this.offers.forgetUnopened(),
      () => this.offers.forgetEnded(),
    );
  }
}

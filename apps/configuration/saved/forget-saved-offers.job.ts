import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { SavedLetters } from './saved-letter.table';
import { SavedOffers } from './saved-offer.table';

export const forgetSavedOffers = job({ name: 'forget-saved-offers', everyMs: 3_600_000 });

/** Deletes letters whose mail is long gone, and offers that nobody has opened for twelve months (OPEN-Q-18). */
@Performs(forgetSavedOffers)
export class ForgetSavedOffers {
  constructor(
    private readonly letters: SavedLetters,
    private readonly offers: SavedOffers,
  ) {}

  async perform(): Promise<void> {
    await this.letters.forgetOld();
    await inBatches(() => this.offers.forgetUnopened());
  }
}

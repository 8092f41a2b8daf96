import { Inject } from '@nestjs/common';
import { inBatches } from '@fenestra/platform/database/in-batches';
import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { daysAgo } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { CartConfig } from '../config';
import { CartLetters } from './cart-letter.table';

export const forgetCartLetters = job({ name: 'forget-cart-letters', everyMs: 3_600_000 });

/** Deletes letters whose mail is long gone. */
@Performs(forgetCartLetters)
export class ForgetCartLetters {
  constructor(
    private readonly letters: CartLetters,
    private readonly clock: Clock,
    @Inject(Config) private readonly ages: Pick<CartConfig, 'LETTER_DAYS'>,
  ) {}

  perform(): Promise<void> {
    const age = daysAgo(this.clock.now(), this.ages.LETTER_DAYS);
    return inBatches(() => this.letters.forget(age));
  }
}

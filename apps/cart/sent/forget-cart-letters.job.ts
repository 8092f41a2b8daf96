import { job, Performs } from '@fenestra/platform/jobs/jobs';
import { CartLetters } from './cart-letter.table';

export const forgetCartLetters = job({ name: 'forget-cart-letters', everyMs: 3_600_000 });

/** Deletes letters whose mail is long gone. */
@Performs(forgetCartLetters)
export class ForgetCartLetters {
  constructor(private readonly letters: CartLetters) {}

  perform(): Promise<void> {
    return this.letters.forgetOld();
  }
}

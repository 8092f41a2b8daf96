import { Injectable } from '@nestjs/common';
import type { ErasureResult, PersonalDataExport, Person } from '@fenestra/contracts/http/customers';
import { searchTermsOf } from '@fenestra/domain/erasure';
import { PersonalData } from '@fenestra/platform/personal/personal-data';
import { CartLetters } from './cart-letter.table';

/** To whom carts were sent. The carts themselves name nobody. */
@Injectable()
export class CartLettersOfPerson extends PersonalData {
  constructor(private readonly letters: CartLetters) {
    super();
  }

  async export({ email }: Person): Promise<Partial<PersonalDataExport>> {
    const cartLetters = await this.letters.of(email);
    return { data: { cartLetters }, marks: searchTermsOf(cartLetters.flatMap(({ name, note }) => [name, note])) };
  }

  async erase({ email }: Person): Promise<Partial<ErasureResult>> {
    return { erased: { cartLetters: await this.letters.eraseOf(email) } };
  }
}

import { Injectable } from '@nestjs/common';
import type { ErasureResult, PersonalDataExport, Person } from '@fenestra/contracts/http/customers';
import { searchTermsOf } from '@fenestra/domain/erasure';
import { PersonalData } from '@fenestra/platform/personal/personal-data';
import { CartMailRequests } from './cart-mail-request.table';

/** To whom carts were sent. The carts themselves name nobody. */
@Injectable()
export class CartMailRequestsOfPerson extends PersonalData {
  constructor(private readonly mailRequests: CartMailRequests) {
    super();
  }

  async export({ email }: Person): Promise<Partial<PersonalDataExport>> {
    const cartLetters = await this.mailRequests.byEmail(email);
    return { data: { cartLetters }, marks: searchTermsOf(cartLetters.flatMap(({ name, note }) => [name, note])) };
  }

  async erase({ email }: Person): Promise<Partial<ErasureResult>> {
    return { erased: { cartLetters: await this.mailRequests.eraseByEmail(email) } };
  }
}

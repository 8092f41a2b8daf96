import { Injectable } from '@nestjs/common';
import type { ErasureResult, PersonalDataExport, Person } from '@fenestra/contracts/http/customers';
import { searchTermsOf } from '@fenestra/domain/erasure';
import { PersonalData } from '@fenestra/platform/personal/personal-data';
import { QuoteMailRequests } from './quote-mail-request.table';

/** To whom links of dated offers were sent. The offers themselves name nobody. */
@Injectable()
export class QuoteMailRequestsOfPerson extends PersonalData {
  constructor(private readonly mailRequests: QuoteMailRequests) {
    super();
  }

  async export({ email }: Person): Promise<Partial<PersonalDataExport>> {
    const savedLetters = await this.mailRequests.byEmail(email);
    return { data: { savedLetters }, marks: searchTermsOf(savedLetters.flatMap(({ name, note }) => [name, note])) };
  }

  async erase({ email }: Person): Promise<Partial<ErasureResult>> {
    return { erased: { savedLetters: await this.mailRequests.eraseByEmail(email) } };
  }
}

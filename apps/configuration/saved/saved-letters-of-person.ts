import { Injectable } from '@nestjs/common';
import type { ErasureResult, PersonalDataExport, Person } from '@fenestra/contracts/http/customers';
import { searchTermsOf } from '@fenestra/domain/erasure';
import { PersonalData } from '@fenestra/platform/personal/personal-data';
import { SavedLetters } from './saved-letter.table';

/** To whom links of dated offers were sent. The offers themselves name nobody. */
@Injectable()
export class SavedLettersOfPerson extends PersonalData {
  constructor(private readonly letters: SavedLetters) {
    super();
  }

  async export({ email }: Person): Promise<Partial<PersonalDataExport>> {
    const savedLetters = await this.letters.of(email);
    return { data: { savedLetters }, marks: searchTermsOf(savedLetters.flatMap(({ name, note }) => [name, note])) };
  }

  async erase({ email }: Person): Promise<Partial<ErasureResult>> {
    return { erased: { savedLetters: await this.letters.eraseOf(email) } };
  }
}

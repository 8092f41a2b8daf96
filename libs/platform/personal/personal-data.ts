import type { ErasureResult, PersonalDataExport, Person } from '@fenestra/contracts/http/customers';

/** How a service answers for the personal data in its own tables. What all services have, letters and jobs, is looked after beside it. */
export abstract class PersonalData {
  abstract export(person: Person): Promise<Partial<PersonalDataExport>>;
  abstract erase(person: Person): Promise<Partial<ErasureResult>>;
}

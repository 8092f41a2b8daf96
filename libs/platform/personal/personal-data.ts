import type { Erased, Held, Person } from '@fenestra/contracts/http/customers';

/** How a service answers for the personal data in its own tables. What all services have, letters and jobs, is looked after beside it. */
export abstract class PersonalData {
  abstract export(person: Person): Promise<Partial<Held>>;
  abstract erase(person: Person): Promise<Partial<Erased>>;
}

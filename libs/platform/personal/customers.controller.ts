import { Controller, Inject, Injectable, Optional, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { eraseCustomer, exportCustomer, type Person } from '@fenestra/contracts/http/customers';
import { matcherOf, searchTermsOf, searchPatterns } from '@fenestra/domain/erasure';
import { accept } from '@fenestra/domain/result';
import { redactDeadLetters, findDeadLettersAbout } from '@fenestra/messaging/inbox/redact-dead-letters';
import { type Call, Serve } from '../http/serve-endpoint';
import { Jobs } from '../jobs/jobs';
import { emailSpellings } from './email-spellings';
import type { PersonalData } from './personal-data';

/** Under this token stands the class by which the service answers for its own tables, where it has one. */
export const OwnPersonalData = Symbol('own personal data');

/** What a service keeps of a person: in its own tables, in dead letters and in jobs that are over. */
@Injectable()
@Controller()
export class CustomersController {
  constructor(
    private readonly db: DataSource,
    private readonly modules: ModuleRef,
    @Optional() @Inject(OwnPersonalData) private readonly ownClass?: Type<PersonalData>,
    @Optional() private readonly jobs?: Jobs,
  ) {}

  @Serve(exportCustomer)
  async export({ body: person }: Call<typeof exportCustomer>) {
    const own = await this.own?.export(person);
    const [deadLetters, jobs] = [
      await findDeadLettersAbout(this.db, aboutOf(person)),
      await this.jobs?.findFinished(aboutOf(person)),
    ];
    const found = { ...own?.data, deadLetters, jobs: jobs?.map(({ id, name }) => ({ id, name })) ?? [] };
    const data = Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0));
    return accept({ data, orderIds: own?.orderIds ?? [], marks: own?.marks ?? [] });
  }

  @Serve(eraseCustomer)
  async erase({ body: person }: Call<typeof eraseCustomer>) {
    const own = await this.own?.erase(person);
    const deadLetters = await redactDeadLetters(this.db, aboutOf(person), namesOf(person));
    const jobs = (await this.jobs?.removeFinished(aboutOf(person))) ?? 0;
    return accept({ erased: { ...own?.erased, deadLetters, jobs }, kept: own?.kept ?? [] });
  }

  /** Of the service, where it keeps any. */
  private get own(): PersonalData | undefined {
    return this.ownClass && this.modules.get(this.ownClass, { strict: false });
  }
}

const searchOf = ({ email, marks }: Person) => searchPatterns(searchTermsOf([...emailSpellings(email), ...marks]));
const aboutOf = (person: Person) => matcherOf(searchOf(person).about);
const namesOf = (person: Person) => matcherOf(searchOf(person).names);

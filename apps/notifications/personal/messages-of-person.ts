import { Injectable } from '@nestjs/common';
import type { ErasureResult, PersonalDataExport, Person } from '@fenestra/contracts/http/customers';
import { searchTermsOf, identifyingTerms } from '@fenestra/domain/erasure';
import { emailSpellings } from '@fenestra/platform/personal/email-spellings';
import { PersonalData } from '@fenestra/platform/personal/personal-data';
import { Feedbacks } from '../feedback/feedback.table';
import { Mails } from '../mail.table';
import { LogEntries } from '../page-log/log-entry.table';
import { Reports } from '../reports/report.table';

/** What somebody wrote to the shop, what their page reported, and which mails and reports there were about their orders. */
@Injectable()
export class MessagesOfPerson extends PersonalData {
  constructor(
    private readonly feedbacks: Feedbacks,
    private readonly entries: LogEntries,
    private readonly mails: Mails,
    private readonly reports: Reports,
  ) {
    super();
  }

  async export({ email, orderIds, marks }: Person): Promise<Partial<PersonalDataExport>> {
    const feedback = await this.feedbacks.byEmail(email);
    const own = searchTermsOf(feedback.flatMap(({ name, phone, message }) => [name, phone, message]));
    const pageLog = await this.entries.findMentions(
      identifyingTerms(searchTermsOf([...emailSpellings(email), ...marks, ...own])),
      logIdsOf(feedback),
    );
    const [mails, reports] = [await this.mails.byOrders(orderIds), await this.reports.byOrders(orderIds)];
    return { data: { feedback, pageLog, mails, reports }, marks: own };
  }

  /** What is still on its way to the person, or tells of them, is not sent. */
  async erase({ email, orderIds, marks }: Person): Promise<Partial<ErasureResult>> {
    const feedback = await this.feedbacks.byEmail(email);
    const pageLog = await this.entries.erase(
      identifyingTerms(searchTermsOf([...emailSpellings(email), ...marks])),
      logIdsOf(feedback),
    );
    const [mails, reports] = [await this.mails.cancelUnsent(orderIds), await this.reports.cancelUnsent(orderIds)];
    return { erased: { feedback: await this.feedbacks.eraseByEmail(email), pageLog, mails, reports } };
  }
}

const logIdsOf = (feedback: readonly { logId: string | null }[]): string[] =>
  feedback.flatMap(({ logId }) => logId ?? []);

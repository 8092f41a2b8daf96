import { Injectable } from '@nestjs/common';
import type { mailQuote } from '@fenestra/contracts/http/quotes';
import { accept, type Result } from '@fenestra/domain/result';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import type { Call } from '@fenestra/platform/http/serve-endpoint';
import { idFrom } from '@fenestra/platform/service/ids';
import { Quotes } from './quote.table';
import { RequestQuoteMail } from './request-quote-mail';

type MailQuoteRequest = Call<typeof mailQuote>['body'];

@Injectable()
export class MailQuote {
  constructor(
    private readonly quotes: Quotes,
    private readonly requestQuoteMail: RequestQuoteMail,
    private readonly outbox: Outbox,
  ) {}

  /** The offer keeps id, number and days; whoever has its link mailed has opened it. */
  async execute(
    id: string,
    { shopId, letter: mailRequest, changeId }: MailQuoteRequest,
  ): Promise<Result<{ savedId: string; isNew: boolean }, 'saved-unknown'>> {
    const found = await this.quotes.open(id, shopId);
    if (!found.ok) return found;
    return this.outbox.transaction(async (unit) => {
      const isNew = await this.requestQuoteMail.execute(found.value, mailRequest, idFrom(id, changeId), unit);
      return accept({ savedId: id, isNew });
    });
  }
}

import { Injectable } from '@nestjs/common';
import { offerSaved } from '@fenestra/contracts/events/configuration';
import type { MailRequest } from '@fenestra/contracts/http/quotes';
import { netOfOffer } from '@fenestra/domain/pricing/offer-net';
import { shopById } from '@fenestra/domain/shop/shops';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { firstCause } from '@fenestra/messaging/tracing/cause';
import { QuoteMailRequests } from './quote-mail-request.table';
import type { StoredQuote } from './quote.entity';

type QuoteToMail = Pick<StoredQuote, 'id' | 'shopId' | 'elements' | 'validUntil'>;

/** Has the link of a dated offer mailed, which follows from the event (SAVE-05). */
@Injectable()
export class RequestQuoteMail {
  constructor(private readonly mailRequests: QuoteMailRequests) {}

  /** Returns false if the mail of this id was requested before; then nothing is written. */
  async execute(
    quoteToMail: QuoteToMail,
    mailRequest: MailRequest,
    letterId: string,
    unit: UnitOfWork,
  ): Promise<boolean> {
    const { id: savedId, shopId, elements, validUntil } = quoteToMail;
    const isNew = await this.mailRequests.insert(unit, {
      ...mailRequest,
      buyer: mailRequest.buyer ?? null,
      id: letterId,
      savedId,
    });
    if (!isNew) return false;
    const data = {
      letterId,
      shopId,
      products: elements.map(({ configuration }) => configuration.product),
      currency: shopById(shopId).currency,
      net: netOfOffer(elements),
      validUntil,
    };
    unit.emit(offerSaved, 1, data, firstCause());
    return true;
  }
}

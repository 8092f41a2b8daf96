import { Injectable } from '@nestjs/common';
import type { MailRequest, QuoteElement } from '@fenestra/contracts/http/quotes';
import { isFromStock, lastDayOfSaved } from '@fenestra/domain/pricing/offer-term';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import { Clock } from '@fenestra/platform/service/clock';
import { opaqueId, rowId } from '@fenestra/platform/service/ids';
import { CreatePriceSnapshot } from '../create-price-snapshot';
import { Quotes } from './quote.table';
import { RequestQuoteMail } from './request-quote-mail';

export type SaveQuoteRequest = {
  readonly shopId: ShopId;
  readonly configurationIds: readonly string[];
  /** Lines of a cart, in its order: they keep what they were offered as. */
  readonly elements?: QuoteElement[] | undefined;
  readonly type: string;
  readonly route: string;
  readonly letter?: MailRequest | undefined;
  /** The revision that the caller saw of a single configuration. */
  readonly seen?: number | undefined;
  readonly changeId: string;
};

type Reason = 'configuration-unknown' | 'revision-outdated';

@Injectable()
export class SaveQuote {
  constructor(
    private readonly createPriceSnapshot: CreatePriceSnapshot,
    private readonly quotes: Quotes,
    private readonly requestQuoteMail: RequestQuoteMail,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Keeps what is offered now; with a letter its link is mailed, which follows from an event (SAVE-05). */
  async execute({
    letter: mailRequest,
    ...wanted
  }: SaveQuoteRequest): Promise<Result<{ savedId: string; isNew: boolean }, Reason>> {
    const existing = await this.quotes.findByRequest(wanted);
    if (existing) return accept({ savedId: existing, isNew: false });
    const elements = await this.elementsOf(wanted);
    if (!elements.ok) return elements;
    const savedOn = dayIn(shopById(wanted.shopId), this.clock.now());
    const offer = {
      ...wanted,
      configurationIds: [...wanted.configurationIds],
      id: opaqueId(),
      elements: elements.value,
      savedOn,
      validUntil: lastDayOfSaved(elements.value.map(validityInput), savedOn),
    };
    return this.outbox.transaction(async (unit) => {
      const concurrent = await this.quotes.insert(unit, offer);
      if (concurrent) return accept({ savedId: concurrent, isNew: false });
      if (mailRequest) await this.requestQuoteMail.execute(offer, mailRequest, rowId(), unit);
      return accept({ savedId: offer.id, isNew: true });
    });
  }

  private async elementsOf({ configurationIds, elements: given, shopId, seen }: Omit<SaveQuoteRequest, 'letter'>) {
    if (given) return accept(given);
    const elements: QuoteElement[] = [];
    for (const id of configurationIds) {
      const offer = await this.createPriceSnapshot.execute(id, shopId, { forSaving: true });
      if (!offer.ok) return offer;
      elements.push(offer.value);
    }
    const isOutdated = seen !== undefined && elements.length === 1 && elements[0]!.revision !== seen;
    return isOutdated ? refuse('revision-outdated') : accept(elements);
  }
}

const validityInput = (element: QuoteElement) => ({ stock: isFromStock(element), offerUntil: element.offerUntil });

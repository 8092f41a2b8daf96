import { Injectable } from '@nestjs/common';
import type { mailQuote } from '@fenestra/contracts/http/quotes';
import { accept, type Result } from '@fenestra/domain/result';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import type { Call } from '@fenestra/platform/http/serve-endpoint';
import { idFrom } from '@fenestra/platform/service/ids';
import { SavedOffers } from './saved-offer.table';
import { WriteLetter } from './write-letter';

type Wanted = Call<typeof mailQuote>['body'];

@Injectable()
export class MailSavedOffer {
  constructor(
    private readonly offers: SavedOffers,
    private readonly writeLetter: WriteLetter,
    private readonly outbox: Outbox,
  ) {}

  /** The offer keeps id, number and days; whoever has its link mailed has opened it. */
  async execute(
    id: string,
    { shopId, letter, changeId }: Wanted,
  ): Promise<Result<{ savedId: string; isNew: boolean }, 'saved-unknown'>> {
    const found = await this.offers.open(id, shopId);
    if (!found.ok) return found;
    return this.outbox.transaction(async (unit) => {
      const isNew = await this.writeLetter.about(found.value, letter, idFrom(id, changeId), unit);
      return accept({ savedId: id, isNew });
    });
  }
}

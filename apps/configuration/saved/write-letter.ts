import { Injectable } from '@nestjs/common';
import { offerSaved } from '@fenestra/contracts/events/configuration';
import type { MailRequest } from '@fenestra/contracts/http/quotes';
import { netOfOffer } from '@fenestra/domain/pricing/offer-net';
import { shopById } from '@fenestra/domain/shop/shops';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { firstCause } from '@fenestra/messaging/tracing/cause';
import { SavedLetters } from './saved-letter.table';
import type { StoredSavedOffer } from './saved-offer.entity';

type Offer = Pick<StoredSavedOffer, 'id' | 'shopId' | 'elements' | 'validUntil'>;

/** Has the link of a dated offer mailed, which follows from the event (SAVE-05). */
@Injectable()
export class WriteLetter {
  constructor(private readonly letters: SavedLetters) {}

  /** Returns false if the mail of this id was requested before; then nothing is written. */
  async about(offer: Offer, letter: MailRequest, letterId: string, unit: UnitOfWork): Promise<boolean> {
    const { id: savedId, shopId, elements, validUntil } = offer;
    const isNew = await this.letters.insert(unit, { ...letter, buyer: letter.buyer ?? null, id: letterId, savedId });
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

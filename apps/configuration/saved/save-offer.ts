import { Injectable } from '@nestjs/common';
import { offerSaved } from '@fenestra/contracts/events/configuration';
import type { Offer } from '@fenestra/contracts/http/configuration';
import type { Letter } from '@fenestra/contracts/http/saved-offers';
import { lastDayOfOffer } from '@fenestra/domain/pricing/offer-term';
import { accept, type Result } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { Outbox } from '@fenestra/messaging/outbox/outbox';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { firstCause } from '@fenestra/messaging/tracing/cause';
import { Clock } from '@fenestra/platform/service/clock';
import { opaqueId, rowId } from '@fenestra/platform/service/ids';
import { MakeOffer } from '../make-offer';
import { SavedLetters } from './saved-letter.table';
import type { StoredSavedOffer } from './saved-offer.entity';
import { SavedOffers } from './saved-offer.table';

export type WantedOffer = {
  readonly shopId: ShopId;
  readonly configurationIds: readonly string[];
  readonly type: string;
  readonly route: string;
  readonly letter?: Letter | undefined;
  readonly changeId: string;
};

@Injectable()
export class SaveOffer {
  constructor(
    private readonly makeOffer: MakeOffer,
    private readonly offers: SavedOffers,
    private readonly letters: SavedLetters,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Keeps what is offered now; with a letter its link is mailed, which follows from the event (SAVE-05). */
  async execute({ letter, ...wanted }: WantedOffer): Promise<Result<{ savedId: string }, 'configuration-unknown'>> {
    const elements = await this.elementsOf(wanted);
    if (!elements.ok) return elements;
    const savedOn = dayIn(shopById(wanted.shopId), this.clock.now());
    const offer = {
      ...wanted,
      configurationIds: [...wanted.configurationIds],
      id: opaqueId(),
      elements: elements.value,
      savedOn,
      validUntil: earliest([lastDayOfOffer(savedOn), ...elements.value.map(({ offerUntil }) => offerUntil)]),
    };
    return this.outbox.transaction(async (unit) => {
      const known = await this.offers.insert(unit, offer);
      if (known) return accept({ savedId: known });
      if (letter) await this.write(letter, offer, unit);
      return accept({ savedId: offer.id });
    });
  }

  private async elementsOf({ configurationIds, shopId }: Omit<WantedOffer, 'letter'>) {
    const elements: Offer[] = [];
    for (const id of configurationIds) {
      const offer = await this.makeOffer.execute(id, shopId);
      if (!offer.ok) return offer;
      elements.push(offer.value);
    }
    return accept(elements);
  }

  private async write(letter: Letter, offer: Omit<StoredSavedOffer, 'openedAt'>, unit: UnitOfWork): Promise<void> {
    const { shopId, elements, validUntil } = offer;
    const letterId = rowId();
    await this.letters.insert(unit, { ...letter, id: letterId, savedId: offer.id });
    const data = {
      letterId,
      shopId,
      products: elements.map(({ configuration }) => configuration.product),
      currency: shopById(shopId).currency,
      net: elements.reduce((sum, { quote }) => sum + quote.total, 0),
      validUntil,
    };
    unit.emit(offerSaved, 1, data, firstCause());
  }
}

/** ISO days. A price that is held for an earlier offer is not held longer by saving it once more. */
const earliest = (days: readonly (string | undefined)[]): string =>
  days.filter((day) => day !== undefined).reduce((first, day) => (day < first ? day : first));

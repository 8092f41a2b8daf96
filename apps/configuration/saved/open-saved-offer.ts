import { Injectable } from '@nestjs/common';
import type { OpenedOffer, SavedElement } from '@fenestra/contracts/http/saved-offers';
import { accept, type Result } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/service/clock';
import { opaqueId } from '@fenestra/platform/service/ids';
import { Configurations } from '../configuration.table';
import { ViewProduct } from '../product.view';
import { savedOfferView } from './saved-offer.view';
import { SavedOffers } from './saved-offer.table';
import type { StoredSavedOffer } from './saved-offer.entity';

@Injectable()
export class OpenSavedOffer {
  constructor(
    private readonly offers: SavedOffers,
    private readonly configurations: Configurations,
    private readonly view: ViewProduct,
    private readonly clock: Clock,
  ) {}

  /** Makes a working configuration of each copy, so the link works many times (OPEN-Q-19), and says what it would cost today. */
  async execute(id: string, shopId: ShopId, price: 'offered' | 'today'): Promise<Result<OpenedOffer, 'saved-unknown'>> {
    const found = await this.offers.open(id, shopId);
    if (!found.ok) return found;
    const saved = found.value;
    const holds = dayIn(shopById(shopId), this.clock.now()) <= saved.validUntil;
    const elements = await Promise.all(
      saved.elements.map((element) => this.element(element, saved, holds && price === 'offered')),
    );
    return accept({ ...savedOfferView(saved), holds, elements });
  }

  private async element(element: SavedElement, { shopId, validUntil }: StoredSavedOffer, keepsPrice: boolean) {
    const { quantity: _, ...offer } = element;
    const { configuration } = offer;
    const configurationId = opaqueId();
    const offered = keepsPrice ? { offer, validUntil } : null;
    await this.configurations.insert({ id: configurationId, shopId, content: configuration, offered });
    const today = (await this.view.factsOf({ content: configuration, shopId, offered: null })).quote;
    return { offer: element, configurationId, today };
  }
}

import { Injectable } from '@nestjs/common';
import type { OpenedOffer, SavedElement } from '@fenestra/contracts/http/saved-offers';
import type { Catalogue } from '@fenestra/domain/catalogue/parse-catalogue';
import { inCatalogue, type Moved } from '@fenestra/domain/configuration/changes/in-catalogue';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/service/clock';
import { ownTurns } from '@fenestra/platform/service/own-turns';
import { opaqueId } from '@fenestra/platform/service/ids';
import { Catalogues } from '../catalogues';
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
    private readonly catalogues: Catalogues,
    private readonly view: ViewProduct,
    private readonly clock: Clock,
  ) {}

  /** Makes a working configuration of each copy, so the link works many times (OPEN-Q-19), and says what it would cost today. */
  async execute(id: string, shopId: ShopId, price: 'offered' | 'today'): Promise<Result<OpenedOffer, 'saved-unknown'>> {
    const found = await this.offers.open(id, shopId);
    if (!found.ok) return found;
    const saved = found.value;
    const holds = dayIn(shopById(shopId), this.clock.now()) <= saved.validUntil;
    const catalogue = await this.catalogues.now();
    const ownTurn = ownTurns(); // a project does not keep others waiting
    const copies: (Copy | null)[] = [];
    for (const offer of saved.elements) {
      copies.push(copyOf(offer, catalogue, holds && price === 'offered'));
      await ownTurn();
    }
    const made = copies.filter((copy) => copy !== null);
    if (made.length === 0) return refuse('saved-unknown', { product: saved.elements[0]!.configuration.product });
    const gone = saved.elements.filter((_, nth) => copies[nth] === null);
    const elements: OpenedOffer['elements'] = [];
    for (const copy of made) {
      elements.push(await this.element(copy, shopId));
      await ownTurn();
    }
    await Promise.all(made.map((copy, nth) => this.keep(copy, elements[nth]!.configurationId, saved)));
    return accept({ ...savedOfferView(saved), holds, elements, gone });
  }

  private async element({ offer, today, repaired }: Copy, shopId: ShopId) {
    const { quote } = await this.view.factsOf({ content: today, shopId, offered: null });
    return { offer, configurationId: opaqueId(), today: quote, madeToday: today, repaired: [...repaired] };
  }

  private async keep(
    { offer: { quantity: _, ...offer }, content, keepsPrice }: Copy,
    id: string,
    saved: StoredSavedOffer,
  ) {
    const { shopId, validUntil } = saved;
    await this.configurations.insert({ id, shopId, content, offered: keepsPrice ? { offer, validUntil } : null });
  }
}

/** What an element is opened as, and what is made of it today. */
type Copy = {
  readonly offer: SavedElement;
  readonly content: Configuration;
  readonly today: Configuration;
  readonly keepsPrice: boolean;
  readonly repaired: Moved['repaired'];
};

/** While the price holds a product is sold as it was saved, else as it is made today; null where it is not. */
function copyOf(offer: SavedElement, catalogue: Catalogue, keepsPrice: boolean): Copy | null {
  const { configuration } = offer;
  const moved = inCatalogue(configuration, catalogue);
  if (keepsPrice) {
    const today = moved.ok ? moved.value.configuration : configuration;
    return { offer, content: configuration, today, keepsPrice, repaired: [] };
  }
  if (!moved.ok) return null;
  const { configuration: content, repaired } = moved.value;
  return { offer, content, today: content, keepsPrice, repaired };
}

import { Inject, Injectable } from '@nestjs/common';
import { accept } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { savedLink } from '@fenestra/clients/saved-link';
import { readFacts } from '@fenestra/clients/shop-facts';
import { readOrigins } from '@fenestra/clients/shop-origins';
import { Config } from '@fenestra/platform/service/config';
import { Catalogues } from '../catalogues';
import type { ConfigurationConfig } from '../config';
import { offerDocument } from './offer-document';
import { SavedOffers } from './saved-offer.table';
import { savedOfferView } from './saved-offer.view';

@Injectable()
export class ReadOfferDocument {
  private readonly originOf: ReturnType<typeof readOrigins>;
  private readonly factsOf: ReturnType<typeof readFacts>;

  constructor(
    private readonly offers: SavedOffers,
    private readonly catalogues: Catalogues,
    @Inject(Config) config: ConfigurationConfig,
  ) {
    this.originOf = readOrigins(config);
    this.factsOf = readFacts(config);
  }

  /** The offer as it was saved; to read it is to open it (OPEN-Q-18). */
  async execute(id: string, shopId: ShopId) {
    const found = await this.offers.open(id, shopId);
    if (!found.ok) return found;
    const offer = savedOfferView(found.value);
    const shop = shopById(shopId);
    const elements = await Promise.all(
      offer.elements.map(async (one) => ({ offer: one, catalogue: await this.catalogues.of(one.configuration), shop })),
    );
    const { contact } = this.factsOf(shop.code);
    const link = savedLink(this.originOf(shopId), offer);
    const pdf = await offerDocument({ offer, elements, shop, contact, link });
    return accept({ data: pdf.toString('base64') });
  }
}

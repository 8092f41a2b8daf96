import { Injectable } from '@nestjs/common';
import type { Offer } from '@fenestra/contracts/http/configuration';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { opaqueId } from '@fenestra/platform/service/ids';
import { Offers } from './offer.table';
import { ViewProduct } from './product.view';

@Injectable()
export class MakeOffer {
  constructor(
    private readonly offers: Offers,
    private readonly view: ViewProduct,
  ) {}

  /** Copies what is offered now, at the price that a dated offer still holds; later changes of anything do not reach it. */
  async execute(
    configurationId: string,
    shopId: ShopId,
    { forSaving = false } = {},
  ): Promise<Result<Offer, 'configuration-unknown'>> {
    const offerId = opaqueId();
    const copied = await this.offers.copy({ offerId, configurationId, shopId, forSaving });
    if (!copied) return refuse('configuration-unknown');
    const { revision, content } = copied;
    const facts = await this.view.factsOf({ ...copied, shopId });
    return accept({ schema: 1, offerId, configurationId, revision, configuration: content, ...facts });
  }
}

import { Injectable } from '@nestjs/common';
import type { PriceSnapshot } from '@fenestra/contracts/http/configuration';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { opaqueId } from '@fenestra/platform/service/ids';
import { PriceSnapshots } from './price-snapshot.table';
import { ViewProduct } from './product.view';

@Injectable()
export class CreatePriceSnapshot {
  constructor(
    private readonly priceSnapshots: PriceSnapshots,
    private readonly view: ViewProduct,
  ) {}

  /**
   * Copies what is offered now, at the price that a dated offer still holds; later changes of anything do not reach it. An offer
   * for a cart names a configuration of its own, so that its line is opened as it was added (decision 101).
   */
  async execute(
    configurationId: string,
    shopId: ShopId,
    { forSaving = false } = {},
  ): Promise<Result<PriceSnapshot, 'configuration-unknown'>> {
    const offerId = opaqueId();
    const copyId = forSaving ? null : opaqueId();
    const copied = await this.priceSnapshots.copy({ offerId, configurationId, shopId, copyId });
    if (!copied) return refuse('configuration-unknown');
    const { revision, content } = copied;
    const facts = await this.view.factsOf({ ...copied, shopId });
    const ids = { offerId, configurationId: copyId ?? configurationId, revision };
    return accept({ schema: 1, ...ids, configuration: content, ...facts });
  }
}

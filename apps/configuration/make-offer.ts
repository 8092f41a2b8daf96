import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Offer } from '@fenestra/contracts/http/configuration';
import { accept, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/clock';
import { opaqueId } from '@fenestra/platform/ids';
import { StoredOffer } from './configuration.entity';
import { FindConfiguration } from './find-configuration';
import { ViewProduct } from './product.view';

@Injectable()
export class MakeOffer {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly find: FindConfiguration,
    private readonly view: ViewProduct,
  ) {}

  /** Copies what is offered now; later changes of configuration, catalogue or prices do not reach it. */
  async execute(configurationId: string, shopId: ShopId): Promise<Result<Offer, 'configuration-unknown'>> {
    const found = await this.find.execute(configurationId, shopId);
    if (!found.ok) return found;
    const { revision, content } = found.value;
    const offerId = opaqueId();
    const [facts] = await Promise.all([
      this.view.factsOf(content, shopId),
      this.db.manager.insert(StoredOffer, { id: offerId, configurationId, content, madeAt: this.clock.now() }),
    ]);
    return accept({ schema: 1, offerId, configurationId, revision, configuration: content, ...facts });
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Offer } from '@fenestra/contracts/http/configuration';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/clock';
import { opaqueId } from '@fenestra/platform/ids';
import type { StoredConfiguration } from './configuration.entity';
import { ViewProduct } from './product.view';

type Copied = Pick<StoredConfiguration, 'revision' | 'content'>;

@Injectable()
export class MakeOffer {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly view: ViewProduct,
  ) {}

  /** Copies what is offered now; later changes of configuration, catalogue or prices do not reach it. */
  async execute(configurationId: string, shopId: ShopId): Promise<Result<Offer, 'configuration-unknown'>> {
    const offerId = opaqueId();
    const copied = await this.copy(configurationId, shopId, offerId);
    if (!copied) return refuse('configuration-unknown');
    const { revision, content } = copied;
    const facts = await this.view.factsOf(content, shopId);
    return accept({ schema: 1, offerId, configurationId, revision, configuration: content, ...facts });
  }

  /** The content never leaves the database on its way into the offer: what is answered is what is kept. */
  private async copy(configurationId: string, shopId: ShopId, offerId: string): Promise<Copied | undefined> {
    const [copied] = await this.db.query<Copied[]>(
      `WITH found AS (SELECT id, revision, content FROM configuration WHERE id = $1 AND shop_id = $2),
       kept AS (INSERT INTO offer (id, configuration_id, content, made_at) SELECT $3, id, content, $4 FROM found)
       SELECT revision, content FROM found`,
      [configurationId, shopId, offerId, this.clock.now()],
    );
    return copied;
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Offer } from '@fenestra/contracts/http/configuration';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { columnsOf, inOrderOf } from '@fenestra/messaging/batching/rows';
import { Clock } from '@fenestra/platform/service/clock';
import { opaqueId } from '@fenestra/platform/service/ids';
import type { StoredConfiguration } from './configuration.entity';
import { ViewProduct } from './product.view';

type Wanted = readonly [offerId: string, configurationId: string, shopId: ShopId, at: Date];
type Copied = Pick<StoredConfiguration, 'revision' | 'content'>;

@Injectable()
export class MakeOffer {
  private readonly copying = new Batcher<Wanted, Copied | undefined>((wanted) => this.copy(wanted));

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly view: ViewProduct,
  ) {}

  /** Copies what is offered now; later changes of configuration, catalogue or prices do not reach it. */
  async execute(configurationId: string, shopId: ShopId): Promise<Result<Offer, 'configuration-unknown'>> {
    const offerId = opaqueId();
    const copied = await this.copying.add([offerId, configurationId, shopId, this.clock.now()]);
    if (!copied) return refuse('configuration-unknown');
    const { revision, content } = copied;
    const facts = await this.view.factsOf(content, shopId);
    return accept({ schema: 1, offerId, configurationId, revision, configuration: content, ...facts });
  }

  /** The content never leaves the database on its way into the offer: what is answered is what is kept. */
  private async copy(wanted: readonly Wanted[]): Promise<(Copied | undefined)[]> {
    const copied = await this.db.query<(Copied & { offerId: string })[]>(
      `WITH found AS (
         SELECT offer_id, at, c.id, revision, content
         FROM unnest($1::text[], $2::text[], $3::smallint[], $4::timestamptz[]) AS w (offer_id, id, shop_id, at)
         CROSS JOIN LATERAL (
           SELECT id, revision, content FROM configuration WHERE id = w.id AND shop_id = w.shop_id LIMIT 1) c),
       kept AS (INSERT INTO offer (id, configuration_id, content, made_at) SELECT offer_id, id, content, at FROM found)
       SELECT offer_id AS "offerId", revision, content FROM found`,
      columnsOf(wanted),
    );
    const offers = wanted.map(([offerId]) => offerId);
    return inOrderOf(offers, copied, ({ offerId }) => offerId);
  }
}

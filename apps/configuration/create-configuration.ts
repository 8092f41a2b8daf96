import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { newConfiguration, stockConfiguration } from '@fenestra/domain/configuration/new-configuration';
import { accept } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { columnsOf } from '@fenestra/messaging/batching/rows';
import { Clock } from '@fenestra/platform/service/clock';
import { opaqueId } from '@fenestra/platform/service/ids';
import { Catalogues } from './catalogues';

type NewRow = readonly [id: string, shopId: ShopId, content: string, at: Date];

@Injectable()
export class CreateConfiguration {
  private readonly inserting = new Batcher<NewRow, void>((rows) => this.insert(rows));

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly catalogues: Catalogues,
  ) {}

  /** `productId` is the code of a product, or with `stock` the id of a stock product (OPEN-Q-13). */
  async execute(shopId: ShopId, productId: string, stock: boolean) {
    const catalogue = this.catalogues.current;
    const content = stock ? stockConfiguration(Number(productId), catalogue) : newConfiguration(productId, catalogue);
    if (!content.ok) return content;
    const id = opaqueId();
    await this.inserting.add([id, shopId, JSON.stringify(content.value), this.clock.now()]);
    return accept({ configurationId: id });
  }

  private async insert(rows: readonly NewRow[]): Promise<void[]> {
    await this.db.query(
      `INSERT INTO configuration (id, shop_id, content, changed_at)
       SELECT * FROM unnest($1::text[], $2::smallint[], $3::jsonb[], $4::timestamptz[])`,
      columnsOf(rows),
    );
    return [];
  }
}

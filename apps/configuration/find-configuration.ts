import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { inOrderOf } from '@fenestra/messaging/batching/rows';
import type { ShopId } from '@fenestra/domain/shop/shops';
import type { StoredConfiguration } from './configuration.entity';

/** A configuration of another shop is as unknown as one that never was (OPEN-Q-47, Err 44). */
@Injectable()
export class FindConfiguration {
  private readonly finding = new Batcher<string, StoredConfiguration | undefined>((ids) => this.findAll(ids));

  constructor(private readonly db: DataSource) {}

  async execute(id: string, shopId: ShopId): Promise<Result<StoredConfiguration, 'configuration-unknown'>> {
    const found = await this.finding.add(id);
    return found?.shopId === shopId ? accept(found) : refuse('configuration-unknown');
  }

  private async findAll(ids: readonly string[]): Promise<(StoredConfiguration | undefined)[]> {
    const found = await this.db.query<StoredConfiguration[]>(
      `SELECT id, shop_id AS "shopId", revision, content, change_ids AS "changeIds", changed_at AS "changedAt"
       FROM configuration WHERE id = ANY($1)`,
      [ids],
    );
    return inOrderOf(ids, found, ({ id }) => id);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { columnsOf, sortByKeys } from '@fenestra/messaging/batching/rows';
import { deleteBatch } from '@fenestra/platform/database/locked-rows';
import { OptimisticRows } from '@fenestra/platform/database/optimistic-rows';
import { dayMs } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import type { StoredConfiguration } from './configuration.entity';

type NewConfiguration = Pick<StoredConfiguration, 'id' | 'shopId' | 'content' | 'offered'>;

/** The rows of configurations. What comes for several of them at the same time shares a statement. */
@Injectable()
export class Configurations {
  private readonly findBatcher = new Batcher((ids: readonly string[]) => this.findAll(ids));
  private readonly insertBatcher = new Batcher((newRows: readonly NewConfiguration[]) => this.insertAll(newRows));
  private readonly revisedRows: OptimisticRows<Configuration>;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {
    this.revisedRows = new OptimisticRows(db, clock, { table: 'configuration' });
  }

  /** Of any shop. */
  byId(id: string): Promise<StoredConfiguration | undefined> {
    return this.findBatcher.add(id);
  }

  /** A configuration of another shop is as unknown as one that never was (OPEN-Q-47, Err 44). */
  async find(id: string, shopId: ShopId): Promise<Result<StoredConfiguration, 'configuration-unknown'>> {
    const found = await this.byId(id);
    return found?.shopId === shopId ? accept(found) : refuse('configuration-unknown');
  }

  insert(newRows: NewConfiguration): Promise<void> {
    return this.insertBatcher.add(newRows);
  }

  /** Resolves to whether the configuration was still as it had been read; if not, it stays as it is. */
  change(read: StoredConfiguration, content: Configuration, changeId: string | undefined): Promise<boolean> {
    return this.revisedRows.change(read, content, changeId);
  }

  /** That it is still looked at; on a day on which it was used already nothing is written. */
  async recordOpened({ id, changedAt, openedAt }: StoredConfiguration): Promise<void> {
    const now = this.clock.now();
    if (now.getTime() - Math.max(changedAt.getTime(), openedAt?.getTime() ?? 0) < dayMs) return;
    await this.db.query('UPDATE configuration SET opened_at = $2 WHERE id = $1', [id, now]);
  }

  /** One batch of those that nobody has changed since and no cart has taken. Resolves to how many there were. */
  purgeUnused(unchangedSince: Date): Promise<number> {
    return this.purgeWhere('true', unchangedSince);
  }

  /** The same for those that are as they were made and were looked at on that day only. */
  purgeUntouched(madeBefore: Date): Promise<number> {
    return this.purgeWhere('revision = 1 AND opened_at IS NULL', madeBefore);
  }

  private purgeWhere(condition: string, changedBefore: Date): Promise<number> {
    const where = `changed_at < $1 AND ${condition}
      AND NOT EXISTS (SELECT FROM offer WHERE configuration_id = configuration.id AND NOT for_saving)`;
    return deleteBatch(this.db, { table: 'configuration', where, orderBy: 'changed_at' }, [changedBefore]);
  }

  private async findAll(ids: readonly string[]): Promise<(StoredConfiguration | undefined)[]> {
    const found = await this.db.query<StoredConfiguration[]>(
      `SELECT id, shop_id AS "shopId", revision, content, change_ids AS "changeIds", changed_at AS "changedAt",
         opened_at AS "openedAt", offered
       FROM configuration WHERE id = ANY($1)`,
      [ids],
    );
    return sortByKeys(ids, found, ({ id }) => id);
  }

  private async insertAll(newRows: readonly NewConfiguration[]): Promise<void[]> {
    await this.db.query(
      `INSERT INTO configuration (id, shop_id, content, offered, changed_at)
       SELECT *, $5 FROM unnest($1::text[], $2::smallint[], $3::jsonb[], $4::jsonb[])`,
      [
        ...columnsOf(newRows.map(({ id, shopId, content, offered }) => [id, shopId, content, offered])),
        this.clock.now(),
      ],
    );
    return [];
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { snapshotRetentionDays } from '@fenestra/contracts/http/configuration';
import type { Configuration } from '@fenestra/domain/configuration/configuration';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { columnsOf, sortByKeys } from '@fenestra/messaging/batching/rows';
import { deleteBatch } from '@fenestra/platform/database/locked-rows';
import { daysAgo } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import type { StoredConfiguration } from './configuration.entity';

type SnapshotRequest = {
  readonly offerId: string;
  readonly configurationId: string;
  readonly shopId: ShopId;
  /**
   * The id of the configuration that is copied with it and that it names then; null for a dated offer, which is opened as a copy
   * and goes with that offer. What a cart or an order may hold stays.
   */
  readonly copyId: string | null;
};
type CopiedConfiguration = Pick<StoredConfiguration, 'revision' | 'content' | 'offered'>;

/** The rows of offers; all but how long they are kept never changes. */
@Injectable()
export class PriceSnapshots {
  private readonly copyBatcher = new Batcher((requests: readonly SnapshotRequest[]) => this.copyAll(requests));

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Makes an offer of what a configuration is now. Resolves to nothing for one that is unknown, or of another shop. */
  copy(requests: SnapshotRequest): Promise<CopiedConfiguration | undefined> {
    return this.copyBatcher.add(requests);
  }

  async contentOf(id: string): Promise<Configuration | undefined> {
    const [offer] = await this.db.query<{ content: Configuration }[]>('SELECT content FROM offer WHERE id = $1', [id]);
    return offer?.content;
  }

  /** Some of these are gone, perhaps: then nobody held them for long. */
  async extendRetention(ids: readonly string[], until: Date): Promise<void> {
    await this.db.query('UPDATE offer SET needed_until = $2 WHERE id = ANY ($1) AND needed_until < $2', [ids, until]);
  }

  /** A batch of those that no cart holds any more and no dated offer shows; resolves to how many. */
  purgeUnneeded(): Promise<number> {
    const where = `needed_until < $1 AND NOT for_saving
      AND NOT EXISTS (SELECT FROM saved_offer WHERE jsonb_path_query_array(elements, '$[*].offerId') ? offer.id)`;
    return deleteBatch(this.db, { table: 'offer', where, orderBy: 'needed_until' }, [this.clock.now()]);
  }

  /** The content never leaves the database on its way into the offer and the copy: what is answered is what is kept. */
  private async copyAll(requests: readonly SnapshotRequest[]): Promise<(CopiedConfiguration | undefined)[]> {
    const copied = await this.db.query<(CopiedConfiguration & { offerId: string })[]>(
      `WITH found AS (
         SELECT offer_id, copy_id, c.*
         FROM unnest($1::text[], $2::text[], $3::smallint[], $4::text[]) AS w (offer_id, id, shop_id, copy_id)
         CROSS JOIN LATERAL (SELECT id, shop_id, revision, content, offered
           FROM configuration WHERE id = w.id AND shop_id = w.shop_id LIMIT 1) c),
       copies AS (INSERT INTO configuration (id, shop_id, revision, content, offered, changed_at)
         SELECT copy_id, shop_id, revision, content, offered, $5 FROM found WHERE copy_id IS NOT NULL),
       kept AS (INSERT INTO offer (id, configuration_id, content, for_saving, made_at, needed_until)
         SELECT offer_id, COALESCE(copy_id, id), content, copy_id IS NULL, $5, $6 FROM found)
       SELECT offer_id AS "offerId", revision, content, offered FROM found`,
      [
        ...columnsOf(
          requests.map(({ offerId, configurationId, shopId, copyId }) => [offerId, configurationId, shopId, copyId]),
        ),
        this.clock.now(),
        daysAgo(this.clock.now(), -snapshotRetentionDays),
      ],
    );
    const offers = requests.map(({ offerId }) => offerId);
    return sortByKeys(offers, copied, ({ offerId }) => offerId);
  }
}

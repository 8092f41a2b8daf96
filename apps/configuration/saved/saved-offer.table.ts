import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { Clock } from '@fenestra/platform/service/clock';
import type { StoredSavedOffer } from './saved-offer.entity';

type Request = { readonly changeId: string; readonly configurationIds: readonly string[] };
type NewOffer = Omit<StoredSavedOffer, 'openedAt'>;

/** OPEN-Q-18 */
const keptMonths = 12;

const columns = `id, shop_id AS "shopId", change_id AS "changeId", configuration_ids AS "configurationIds", type, route,
  elements, saved_on AS "savedOn", valid_until AS "validUntil", opened_at AS "openedAt"`;

/** The rows of dated offers. All but the day of the last opening never changes. */
@Injectable()
export class SavedOffers {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The id of the offer that the same request saved before. */
  async savedBy({ changeId, configurationIds }: Request): Promise<string | undefined> {
    const [known] = await this.db.query<{ id: string }[]>(
      'SELECT id FROM saved_offer WHERE change_id = $1 AND configuration_ids = $2',
      [changeId, configurationIds],
    );
    return known?.id;
  }

  /** Resolves to the id that a repeat of the request wrote at the same time, or to nothing when this offer is the one. */
  async insert({ tx }: UnitOfWork, offer: NewOffer): Promise<string | undefined> {
    const { id, shopId, changeId, configurationIds, type, route, elements, savedOn, validUntil } = offer;
    const inserted = await tx.query<unknown[]>(
      `INSERT INTO saved_offer (id, shop_id, change_id, configuration_ids, type, route, elements, saved_on, valid_until, opened_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (change_id, configuration_ids) DO NOTHING RETURNING id`,
      [id, shopId, changeId, configurationIds, type, route, JSON.stringify(elements), savedOn, validUntil, this.now()],
    );
    return inserted.length > 0 ? undefined : this.savedBy(offer);
  }

  /** Finds an offer and notes that it was opened now: it is kept for twelve months from then on. */
  async open(id: string, shopId: ShopId): Promise<Result<StoredSavedOffer, 'saved-unknown'>> {
    const [[found]] = await this.db.query<[StoredSavedOffer[], number]>(
      `UPDATE saved_offer SET opened_at = $3 WHERE id = $1 AND shop_id = $2 AND opened_at >= $4 RETURNING ${columns}`,
      [id, shopId, this.now(), this.forgottenBefore()],
    );
    return found ? accept(found) : refuse('saved-unknown');
  }

  /** Without opening it. */
  async byId(id: string): Promise<StoredSavedOffer | undefined> {
    const [found] = await this.db.query<StoredSavedOffer[]>(`SELECT ${columns} FROM saved_offer WHERE id = $1`, [id]);
    return found;
  }

  async forgetUnopened(): Promise<void> {
    await this.db.query('DELETE FROM saved_offer WHERE opened_at < $1', [this.forgottenBefore()]);
  }

  private now(): Date {
    return this.clock.now();
  }

  private forgottenBefore(): Date {
    const limit = new Date(this.now());
    limit.setUTCMonth(limit.getUTCMonth() - keptMonths);
    return limit;
  }
}

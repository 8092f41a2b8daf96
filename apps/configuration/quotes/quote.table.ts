import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { quoteNumberAlphabet } from '@fenestra/clients/quote-number';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { deleteBatch, lockedKeys } from '@fenestra/platform/database/locked-rows';
import type { UnitOfWork } from '@fenestra/messaging/outbox/unit-of-work';
import { daysAgo } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import { Config } from '@fenestra/platform/service/config';
import type { ConfigurationConfig } from '../config';
import type { StoredQuote } from './quote.entity';

type Request = { readonly changeId: string; readonly configurationIds: readonly string[] };
type PurgedQuoteDetails = { readonly validUntil?: string; readonly product?: string };
type NewQuote = Omit<StoredQuote, 'openedAt'>;

const columns = `id, shop_id AS "shopId", change_id AS "changeId", configuration_ids AS "configurationIds", type, route,
  elements, saved_on AS "savedOn", valid_until AS "validUntil", opened_at AS "openedAt"`;

/** What the same product begins with: its code, or the id of one from stock. */
const firstStartCodeSql = `coalesce(elements #>> '{0,configuration,stockProduct}', elements #>> '{0,configuration,product}')`;

/** The rows of dated offers. All but the day of the last opening never changes. */
@Injectable()
export class Quotes {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    @Inject(Config) private readonly retention: Pick<ConfigurationConfig, 'SAVED_OFFER_DAYS' | 'ENDED_OFFER_DAYS'>,
  ) {}

  /** The id of the offer that the same request saved before. */
  async findByRequest({ changeId, configurationIds }: Request): Promise<string | undefined> {
    const [existing] = await this.db.query<{ id: string }[]>(
      'SELECT id FROM saved_offer WHERE change_id = $1 AND configuration_ids = $2',
      [changeId, configurationIds],
    );
    return existing?.id;
  }

  /** The id of the first offer that was saved under a change id, whatever it is of. */
  async findByChangeId(changeId: string, shopId: ShopId): Promise<string | undefined> {
    const [existing] = await this.db.query<{ id: string }[]>(
      'SELECT id FROM saved_offer WHERE change_id = $1 AND shop_id = $2 ORDER BY opened_at LIMIT 1',
      [changeId, shopId],
    );
    return existing?.id;
  }

  /** Resolves to the id that a repeat of the request wrote at the same time, or to nothing when this offer is the one. */
  async insert({ tx }: UnitOfWork, offer: NewQuote): Promise<string | undefined> {
    const { id, shopId, changeId, configurationIds, type, route, elements, savedOn, validUntil } = offer;
    const inserted = await tx.query<unknown[]>(
      `INSERT INTO saved_offer (id, shop_id, change_id, configuration_ids, type, route, elements, saved_on, valid_until, opened_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (change_id, configuration_ids) DO NOTHING RETURNING id`,
      [id, shopId, changeId, configurationIds, type, route, JSON.stringify(elements), savedOn, validUntil, this.now()],
    );
    return inserted.length > 0 ? undefined : this.findByRequest(offer);
  }

  /** Finds an offer and notes that it was opened now: its days begin anew. */
  async open(id: string, shopId: ShopId): Promise<Result<StoredQuote, 'saved-unknown'>> {
    const [[found]] = await this.db.query<[StoredQuote[], number]>(
      `UPDATE saved_offer SET opened_at = $3 WHERE id = $1 AND shop_id = $2 AND opened_at >= $4 RETURNING ${columns}`,
      [id, shopId, this.now(), this.purgedBefore()],
    );
    return found ? accept(found) : refuse('saved-unknown', await this.ended(id, shopId));
  }

  /** When an offer ended that was forgotten, or is about to be, and which product it was of. */
  private async ended(id: string, shopId: ShopId): Promise<PurgedQuoteDetails> {
    const [ended] = await this.db.query<PurgedQuoteDetails[]>(
      `SELECT valid_until AS "validUntil", product FROM ended_offer WHERE id = $1 AND shop_id = $2
       UNION ALL
       SELECT valid_until, ${firstStartCodeSql} FROM saved_offer WHERE id = $1 AND shop_id = $2`,
      [id, shopId],
    );
    return ended ?? {};
  }

  /** Without opening it. */
  async byId(id: string): Promise<StoredQuote | undefined> {
    const [found] = await this.db.query<StoredQuote[]>(`SELECT ${columns} FROM saved_offer WHERE id = $1`, [id]);
    return found;
  }

  /** Looks at each row: only operators ask. */
  async byNumber(number: string): Promise<StoredQuote[]> {
    return this.db.query(
      `SELECT ${columns} FROM saved_offer WHERE $1 = (
         SELECT string_agg(substr($2, 1 + get_byte(sha256(convert_to(id, 'UTF8')), n) % 32, 1), '' ORDER BY n)
         FROM generate_series(0, 7) AS n)`,
      [number.replace('-', ''), quoteNumberAlphabet],
    );
  }

  /** One batch, with the offers that were made for it: notes when each ended and what it was of. Resolves to how many there were. */
  async purgeUnopened(): Promise<number> {
    const [{ forgotten: purged }] = await this.db.query<[{ forgotten: number }]>(
      `WITH gone AS (
         DELETE FROM saved_offer WHERE id = ANY (ARRAY(
           ${lockedKeys({ table: 'saved_offer', where: 'opened_at < $1', orderBy: 'opened_at' })}))
         RETURNING id, shop_id, valid_until, elements),
       noted AS (
         INSERT INTO ended_offer (id, shop_id, valid_until, product)
         SELECT id, shop_id, valid_until, ${firstStartCodeSql} FROM gone),
       offers AS (
         DELETE FROM offer USING gone, jsonb_array_elements(gone.elements) AS element
         WHERE offer.id = element ->> 'offerId' AND for_saving)
       SELECT count(*)::int AS forgotten FROM gone`,
      [this.purgedBefore()],
    );
    return purged;
  }

  /** One batch of what is left of forgotten ones. */
  purgeEnded(): Promise<number> {
    const before = daysAgo(this.now(), this.retention.ENDED_OFFER_DAYS).toISOString().slice(0, 10);
    return deleteBatch(this.db, { table: 'ended_offer', where: 'valid_until < $1' }, [before]);
  }

  private now(): Date {
    return this.clock.now();
  }

  private purgedBefore(): Date {
    return daysAgo(this.now(), this.retention.SAVED_OFFER_DAYS);
  }
}

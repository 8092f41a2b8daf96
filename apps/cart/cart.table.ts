import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { columnsOf, sortByKeys, valueByRowId } from '@fenestra/messaging/batching/rows';
import { batchSize } from '@fenestra/platform/database/in-batches';
import { deleteBatch } from '@fenestra/platform/database/locked-rows';
import { OptimisticRows } from '@fenestra/platform/database/optimistic-rows';
import { firstIdAt } from '@fenestra/platform/service/retention-periods';
import { Clock } from '@fenestra/platform/service/clock';
import type { Cart, CartContent, CartState } from './cart.entity';

type NewCart = CartState & { readonly changeId?: string | undefined };
type CartLock = { readonly id: string; readonly shopId: ShopId; readonly key: string };
export type CartOrder = { readonly cartId: string; readonly orderId: string };

/** For how long a cart stays as it is for the one who orders it. */
const lockMs = 30_000;
const dayMs = 86_400_000;

/** The rows of carts. What comes for several carts at the same time shares a statement. */
@Injectable()
export class Carts {
  private readonly findBatcher = new Batcher((ids: readonly string[]) => this.findAll(ids));
  private readonly insertBatcher = new Batcher((carts: readonly NewCart[]) => this.insertAll(carts));
  private readonly lockBatcher = new Batcher((locks: readonly CartLock[]) => this.lockAll(locks));
  private readonly revisedRows: OptimisticRows<CartContent>;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {
    const mayChange = 'order_id IS NULL AND (hold_key IS NULL OR held_until <= $5)';
    this.revisedRows = new OptimisticRows(db, clock, { table: 'cart', mayChange });
  }

  /** A cart of another shop is as unknown as one that never was (OPEN-Q-14). */
  async find(id: string, shopId: ShopId): Promise<Result<Cart, 'cart-unknown'>> {
    const found = await this.findBatcher.add(id);
    return found?.shopId === shopId ? accept(found) : refuse('cart-unknown');
  }

  /** Of any shop, for the shop itself. */
  byId(id: string): Promise<Cart | undefined> {
    return this.findBatcher.add(id);
  }

  insert(cart: NewCart): Promise<void> {
    return this.insertBatcher.add(cart);
  }

  /** Resolves to whether the cart was still as it had been read, and open; if not, it stays as it is. */
  change(cart: Cart, content: CartContent, changeId: string | undefined): Promise<boolean> {
    return this.revisedRows.change(cart, content, changeId);
  }

  /** Resolves to nothing for a cart that is unknown, ordered or held under another key. */
  lock(lock: CartLock): Promise<CartState | undefined> {
    return this.lockBatcher.add(lock);
  }

  /** Only the one who holds it can give it back; a repeat changes nothing. */
  async unlock(id: string, key: string): Promise<void> {
    await this.db.query('UPDATE cart SET hold_key = NULL, held_until = NULL WHERE id = $1 AND hold_key = $2', [
      id,
      key,
    ]);
  }

  /** For good: the first order stays. */
  async close(ordered: readonly CartOrder[], tx: Pick<EntityManager, 'query'> = this.db): Promise<void> {
    await tx.query(
      `UPDATE cart SET order_id = ${valueByRowId('$2::uuid[]')}, hold_key = NULL, held_until = NULL
       WHERE id = ANY($1) AND order_id IS NULL`,
      columnsOf(ordered.map(({ cartId, orderId }) => [cartId, orderId])),
    );
  }

  /** Those that became orders which are no sales. */
  async markSynthetic(ids: readonly string[], tx: Pick<EntityManager, 'query'>): Promise<void> {
    if (ids.length > 0) await tx.query('UPDATE cart SET synthetic = true WHERE id = ANY($1)', [ids]);
  }

  /** That it is still looked at; on a day on which it was used already nothing is written. */
  async recordOpened({ id, changedAt, openedAt }: Cart): Promise<void> {
    const now = this.clock.now();
    const lastUsed = Math.max(changedAt.getTime(), openedAt?.getTime() ?? 0);
    if (now.getTime() - lastUsed < dayMs) return;
    await this.db.query('UPDATE cart SET opened_at = $2 WHERE id = $1', [id, now]);
  }

  /** Deletes a batch of the carts that were not used since then; resolves to how many. What became an order stays. */
  purgeUnused(unusedSince: Date): Promise<number> {
    return deleteBatch(
      this.db,
      {
        table: 'cart',
        where: 'GREATEST(changed_at, opened_at) < $1 AND order_id IS NULL',
        orderBy: 'GREATEST(changed_at, opened_at)',
      },
      [unusedSince],
    );
  }

  /** A batch of those that are as they were made, without a line, and were looked at on that day only; resolves to how many. */
  purgeEmpty(madeBefore: Date): Promise<number> {
    return deleteBatch(
      this.db,
      {
        table: 'cart',
        where:
          "revision = 1 AND opened_at IS NULL AND order_id IS NULL AND changed_at < $1 AND content -> 'lines' = '[]'",
        orderBy: 'changed_at',
      },
      [madeBefore],
    );
  }

  /** A batch of those that became orders before that time; resolves to how many. */
  purgeOrdered(orderedBefore: Date): Promise<number> {
    return this.deleteOrdered('true', orderedBefore);
  }

  /** The same of those that became orders of the synthetic shopper. The order keeps what it needs of its cart. */
  purgeSynthetic(orderedBefore: Date): Promise<number> {
    return this.deleteOrdered('synthetic', orderedBefore);
  }

  private deleteOrdered(condition: 'true' | 'synthetic', before: Date): Promise<number> {
    const where = `order_id < $1 AND changed_at < $2 AND ${condition}`;
    return deleteBatch(this.db, { table: 'cart', where, orderBy: 'order_id' }, [firstIdAt(before), before]);
  }

  /** A batch of those of whose offers nobody was told since then, with the ids of these; `orderId` of orders that are kept for years. */
  findSnapshotsToRetain(before: Date): Promise<{ id: string; orderId: string | null; offers: string[] }[]> {
    return this.db.query(
      `SELECT id, CASE WHEN synthetic THEN NULL ELSE order_id END AS "orderId", jsonb_path_query_array(content, '$.**.offerId') AS offers
       FROM cart WHERE offers_kept_at < $1 ORDER BY offers_kept_at LIMIT $2`,
      [before, batchSize],
    );
  }

  /** Those of orders need not be told of again, unless the cart became one only now. */
  async recordSnapshotsRetained(carts: readonly { id: string; orderId: string | null }[], at: Date): Promise<void> {
    await this.db.query(
      `UPDATE cart SET offers_kept_at = CASE WHEN id = ANY ($2) THEN 'infinity' ELSE $3::timestamptz END WHERE id = ANY ($1)`,
      [carts.map(({ id }) => id), carts.filter(({ orderId }) => orderId).map(({ id }) => id), at],
    );
  }

  private async findAll(ids: readonly string[]): Promise<(Cart | undefined)[]> {
    const found = await this.db.query<Cart[]>(
      `SELECT id, shop_id AS "shopId", revision, content, change_ids AS "changeIds", hold_key AS "holdKey",
         held_until AS "heldUntil", order_id AS "orderId", changed_at AS "changedAt", opened_at AS "openedAt"
       FROM cart WHERE id = ANY($1)`,
      [ids],
    );
    return sortByKeys(ids, found, ({ id }) => id);
  }

  private async insertAll(carts: readonly NewCart[]): Promise<void[]> {
    await this.db.query(
      `INSERT INTO cart (id, shop_id, revision, content, change_ids, changed_at, offers_kept_at)
       SELECT id, shop_id, revision, content, array_remove(ARRAY[change_id], NULL), $6, $6
       FROM unnest($1::text[], $2::smallint[], $3::int[], $4::jsonb[], $5::text[])
         AS made (id, shop_id, revision, content, change_id)`,
      [
        ...columnsOf(
          carts.map(({ id, shopId, revision, content, changeId }) => [id, shopId, revision, content, changeId]),
        ),
        this.clock.now(),
      ],
    );
    return [];
  }

  private async lockAll(locks: readonly CartLock[]): Promise<(CartState | undefined)[]> {
    const now = this.clock.now();
    const [locked] = await this.db.query<[(CartState & Pick<Cart, 'holdKey'>)[], number]>(
      `UPDATE cart SET hold_key = ${valueByRowId('$3::text[]')}, held_until = $4
       WHERE id = ANY($1) AND shop_id = ${valueByRowId('$2::smallint[]')} AND order_id IS NULL
         AND (hold_key IS NULL OR hold_key = ${valueByRowId('$3::text[]')} OR held_until <= $5)
       RETURNING id, shop_id AS "shopId", revision, content, hold_key AS "holdKey"`,
      [...columnsOf(locks.map(({ id, shopId, key }) => [id, shopId, key])), new Date(now.getTime() + lockMs), now],
    );
    return locks.map(({ id, shopId, key }) =>
      locked.find((cart) => cart.id === id && cart.shopId === shopId && cart.holdKey === key),
    );
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Batcher } from '@fenestra/messaging/batching/batcher';
import { inOrderOf } from '@fenestra/messaging/batching/rows';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import type { Cart } from './cart.entity';

/** A cart of another shop is as unknown as one that never was (OPEN-Q-14). */
@Injectable()
export class FindCart {
  private readonly finding = new Batcher<string, Cart | undefined>((ids) => this.findAll(ids));

  constructor(private readonly db: DataSource) {}

  async execute(id: string, shopId: ShopId): Promise<Result<Cart, 'cart-unknown'>> {
    const found = await this.finding.add(id);
    return found?.shopId === shopId ? accept(found) : refuse('cart-unknown');
  }

  private async findAll(ids: readonly string[]): Promise<(Cart | undefined)[]> {
    const found = await this.db.query<Cart[]>(
      `SELECT id, shop_id AS "shopId", revision, content, change_ids AS "changeIds", hold_key AS "holdKey",
         held_until AS "heldUntil", order_id AS "orderId", changed_at AS "changedAt"
       FROM cart WHERE id = ANY($1)`,
      [ids],
    );
    return inOrderOf(ids, found, ({ id }) => id);
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { accept, refuse, type Result } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import type { Cart } from './cart.entity';

/** A cart of another shop is as unknown as one that never was (OPEN-Q-14). */
@Injectable()
export class FindCart {
  constructor(private readonly db: DataSource) {}

  async execute(id: string, shopId: ShopId): Promise<Result<Cart, 'cart-unknown'>> {
    const [found] = await this.db.query<Cart[]>(
      `SELECT id, shop_id AS "shopId", revision, content, change_ids AS "changeIds", hold_key AS "holdKey",
         held_until AS "heldUntil", order_id AS "orderId", changed_at AS "changedAt"
       FROM cart WHERE id = $1 AND shop_id = $2`,
      [id, shopId],
    );
    return found ? accept(found) : refuse('cart-unknown');
  }
}

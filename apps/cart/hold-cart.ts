import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { refuse } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/clock';
import type { Cart } from './cart.entity';
import { ViewCart } from './cart.view';
import { FindCart } from './find-cart';

const holdMs = 30_000;

@Injectable()
export class HoldCart {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly find: FindCart,
    private readonly view: ViewCart,
  ) {}

  /**
   * Keeps the cart as it is for the one who has the key, until it is released, ordered, or 30 s have passed.
   * The end by time is for a process that died: its shopper must not lose the cart.
   */
  async execute(id: string, shopId: ShopId, key: string) {
    const now = this.clock.now();
    const [[cart]] = await this.db.query<[Cart[], number]>(
      `UPDATE cart SET hold_key = $3, held_until = $4
       WHERE id = $1 AND shop_id = $2 AND order_id IS NULL AND (hold_key IS NULL OR hold_key = $3 OR held_until <= $5)
       RETURNING id, shop_id AS "shopId", revision, content`,
      [id, shopId, key, new Date(now.getTime() + holdMs), now],
    );
    if (!cart) return this.whyNot(id, shopId);
    return cart.content.lines.length > 0 ? this.view.held(cart) : refuse('cart-empty');
  }

  private async whyNot(id: string, shopId: ShopId) {
    const found = await this.find.execute(id, shopId);
    return found.ok ? refuse(found.value.orderId ? 'cart-ordered' : 'cart-busy') : found;
  }
}

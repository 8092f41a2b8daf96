import { Injectable } from '@nestjs/common';
import { refuse } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Carts } from './cart.table';
import { ViewCart } from './cart.view';

@Injectable()
export class LockCart {
  constructor(
    private readonly carts: Carts,
    private readonly view: ViewCart,
  ) {}

  /**
   * Keeps the cart as it is for the one who has the key, until it is released or ordered, or the time of a hold is over.
   * The end by time is for a process that died: its shopper must not lose the cart.
   */
  async execute(id: string, shopId: ShopId, key: string) {
    const locked = await this.carts.lock({ id, shopId, key });
    if (!locked) return this.refusalOf(id, shopId);
    return locked.content.lines.length > 0 ? this.view.snapshotOf(locked) : refuse('cart-empty');
  }

  private async refusalOf(id: string, shopId: ShopId) {
    const found = await this.carts.find(id, shopId);
    return found.ok ? refuse(found.value.orderId ? 'cart-ordered' : 'cart-busy') : found;
  }
}

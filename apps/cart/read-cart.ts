import { Injectable } from '@nestjs/common';
import { refuse } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Carts } from './cart.table';
import { ViewCart } from './cart.view';

@Injectable()
export class ReadCart {
  constructor(
    private readonly carts: Carts,
    private readonly view: ViewCart,
  ) {}

  /** A cart that has become an order is closed for its shopper (OPEN-Q-109). */
  async execute(id: string, shopId: ShopId) {
    const found = await this.carts.find(id, shopId);
    if (!found.ok) return found;
    if (found.value.orderId) return refuse('cart-ordered');
    await this.carts.recordOpened(found.value);
    return this.view.of(found.value);
  }
}

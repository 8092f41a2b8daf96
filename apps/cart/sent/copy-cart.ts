import { Injectable } from '@nestjs/common';
import { refuse } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Carts } from '../cart.table';
import { StoreCart } from '../store-cart';

@Injectable()
export class CopyCart {
  constructor(
    private readonly carts: Carts,
    private readonly storeCart: StoreCart,
  ) {}

  /** A new cart with all lines at their offered prices, the services and the delivery of another, which stays as it is (CART-26 to CART-28). */
  async execute(from: string, shopId: ShopId) {
    const found = await this.carts.find(from, shopId);
    if (!found.ok) return found;
    if (found.value.orderId) return refuse('cart-ordered');
    const { removed: _, ...content } = found.value.content; // what its shopper took out is nobody else's
    return this.storeCart.execute({ shopId, content });
  }
}

import { Injectable } from '@nestjs/common';
import { refuse } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { opaqueId } from '@fenestra/platform/service/ids';
import { Carts } from '../cart.table';
import { ViewCart } from '../cart.view';

@Injectable()
export class CopyCart {
  constructor(
    private readonly carts: Carts,
    private readonly view: ViewCart,
  ) {}

  /** A new cart with all lines at their offered prices, the services and the delivery of another, which stays as it is (CART-26 to CART-28). */
  async execute(from: string, shopId: ShopId) {
    const found = await this.carts.find(from, shopId);
    if (!found.ok) return found;
    if (found.value.orderId) return refuse('cart-ordered');
    const { removed: _, ...content } = found.value.content; // what its shopper took out is nobody else's
    const copy = { id: opaqueId(), shopId, revision: 1, content };
    const view = await this.view.of(copy);
    if (view.ok) await this.carts.insert(copy);
    return view;
  }
}

import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { refuse } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Cart } from './cart.entity';
import { ViewCart } from './cart.view';

@Injectable()
export class ReadCart {
  constructor(
    private readonly db: DataSource,
    private readonly view: ViewCart,
  ) {}

  /** A cart that has become an order is closed for its shopper (OPEN-Q-109). */
  async execute(id: string, shopId: ShopId) {
    const cart = await this.db.manager.findOneBy(Cart, { id, shopId });
    if (!cart) return refuse('cart-unknown');
    return cart.orderId ? refuse('cart-ordered') : this.view.of(cart);
  }
}

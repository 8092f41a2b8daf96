import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/clock';
import { opaqueId } from '@fenestra/platform/ids';
import { Cart, type CartContent } from './cart.entity';
import { ViewCart } from './cart.view';

const empty: CartContent = {
  lines: [],
  technicalControl: false,
  comfortDelivery: false,
  childGuard: false,
  delivery: null,
};

@Injectable()
export class CreateCart {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly view: ViewCart,
  ) {}

  async execute(shopId: ShopId, content = empty) {
    const cart = { id: opaqueId(), shopId, revision: 1, content, changedAt: this.clock.now() };
    await this.db.manager.insert(Cart, cart);
    return this.view.of(cart);
  }
}

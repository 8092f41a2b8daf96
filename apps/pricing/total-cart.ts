import { Injectable } from '@nestjs/common';
import type { CartForTotals } from '@fenestra/domain/pricing/cart-totals';
import { totalCart } from '@fenestra/domain/pricing/total-cart';
import { dayIn } from '@fenestra/domain/shop/day';
import { shopById } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/clock';
import { CurrentPriceList } from './current-price-list';

@Injectable()
export class TotalCart {
  constructor(
    private readonly priceList: CurrentPriceList,
    private readonly clock: Clock,
  ) {}

  async execute(cart: CartForTotals) {
    const shop = shopById(cart.shopId);
    return totalCart(cart, this.priceList.now, shop, dayIn(shop, this.clock.now()));
  }
}

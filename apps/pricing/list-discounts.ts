import { Injectable } from '@nestjs/common';
import { discountsOn } from '@fenestra/domain/pricing/discount-lines';
import { accept } from '@fenestra/domain/result';
import { dayIn } from '@fenestra/domain/shop/day';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/clock';
import { CurrentPriceList } from './current-price-list';

@Injectable()
export class ListDiscounts {
  constructor(
    private readonly priceList: CurrentPriceList,
    private readonly clock: Clock,
  ) {}

  /** Those that hold today in the shop's time zone; whether a cart gets one is decided with its total. */
  async execute(shopId: ShopId) {
    const today = dayIn(shopById(shopId), this.clock.now());
    return accept(discountsOn(today, this.priceList.now).map(({ action, names }) => ({ action, names })));
  }
}

import { Injectable } from '@nestjs/common';
import { nameIn } from '@fenestra/domain/catalogue/names';
import { discountsOn } from '@fenestra/domain/pricing/discount-lines';
import { dayIn } from '@fenestra/domain/shop/day';
import type { Shop } from '@fenestra/domain/shop/shops';
import { Clock } from '@fenestra/platform/service/clock';
import { PriceListCache } from '@fenestra/clients/price-list-cache';

/** Names of the discounts that hold today in the shop's time zone, by action; whether a cart gets one is decided with its total. */
@Injectable()
export class Discounts {
  constructor(
    private readonly priceLists: PriceListCache,
    private readonly clock: Clock,
  ) {}

  async namesFor(shop: Shop): Promise<ReadonlyMap<number, string>> {
    const valid = discountsOn(dayIn(shop, this.clock.now()), await this.priceLists.now());
    return new Map(valid.map(({ action, names }) => [action, nameIn(names, shop.code)]));
  }
}

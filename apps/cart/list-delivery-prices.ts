import { Injectable } from '@nestjs/common';
import { deliveryPrices } from '@fenestra/domain/pricing/delivery-price';
import { accept } from '@fenestra/domain/result';
import type { ShopId } from '@fenestra/domain/shop/shops';
import { measureCpu } from '@fenestra/platform/service/measure-cpu';
import { Carts } from './cart.table';
import { totalsInputOf } from './totals-input';
import { PricedLines } from './priced-lines';

@Injectable()
export class ListDeliveryPrices {
  constructor(
    private readonly carts: Carts,
    private readonly pricedLines: PricedLines,
  ) {}

  async execute(id: string, shopId: ShopId) {
    const found = await this.carts.find(id, shopId);
    if (!found.ok) return found;
    const { lines, priceList, shop } = await this.pricedLines.of(found.value);
    return accept(measureCpu(() => deliveryPrices(totalsInputOf(found.value.content, lines), priceList, shop)));
  }
}

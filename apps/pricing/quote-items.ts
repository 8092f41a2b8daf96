import { Injectable } from '@nestjs/common';
import { itemPrice } from '@fenestra/domain/pricing/item-price';
import { accept, refuse } from '@fenestra/domain/result';
import { type ShopId, shopById } from '@fenestra/domain/shop/shops';
import { CurrentPriceList } from './current-price-list';

type Item = Parameters<typeof itemPrice>[0];

@Injectable()
export class QuoteItems {
  constructor(private readonly priceList: CurrentPriceList) {}

  /** All or nothing: one unknown item refuses the call, and is named. */
  async execute(shopId: ShopId, items: readonly Item[]) {
    const shop = shopById(shopId);
    const list = this.priceList.now;
    const net: number[] = [];
    for (const item of items) {
      const price = itemPrice(item, list, shop);
      if (price === null) return refuse('item-unknown', { ...item });
      net.push(price);
    }
    return accept({ priceList: list.version, currency: shop.currency, net });
  }
}

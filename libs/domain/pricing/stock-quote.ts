import type { Shop } from '../shop/shops';
import { itemPrice } from './item-price';
import type { PriceList } from './price-list';
import type { Quote } from './price-tree';

/** The price of a finished product from stock: one amount for the whole piece, whatever it would cost made to measure (OPEN-Q-03). */
export function stockQuote(id: number, priceList: PriceList, shop: Shop): Quote {
  const net = itemPrice({ kind: 'stock', id }, priceList, shop);
  if (net === null) throw new Error(`no price for the stock product ${id}`);
  return {
    schema: 1,
    priceList: priceList.version,
    currency: shop.currency,
    product: net,
    handle: 0,
    accessories: 0,
    parts: { product: [{ key: 'base', item: id, net }], handle: [], accessories: [] },
    total: net,
  };
}

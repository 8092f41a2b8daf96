import type { Shop } from '../shop/shops';
import type { PriceList } from './price-list';
import { shopPrice } from './shop-price';

/** Net unit price in minor units of a stock product or of an accessory by the piece; null for an unknown id. */
export function itemPrice(
  item: { kind: 'stock' | 'accessory'; id: number },
  list: PriceList,
  shop: Shop,
): number | null {
  const czk = (item.kind === 'stock' ? list.items.stock : list.items.accessories)[item.id];
  return czk === undefined ? null : shopPrice(czk, list, shop);
}

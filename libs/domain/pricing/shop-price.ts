import { roundHalfUp, roundTo } from '../shop/rounding';
import type { Shop } from '../shop/shops';
import type { PriceList } from './price-list';
import { priceOf } from './price-of';

/** Turns one line in crowns into minor units of a shop, rounded to its step: never apply it to a total (8.6). */
export function shopPrice(czk: number, priceList: PriceList, shop: Shop): number {
  const { level, unitsPerCzk } = priceOf(priceList.shops, shop.id, 'shop');
  const [units, crowns] = unitsPerCzk;
  return roundTo(shop.priceStep, (czk * level * units * 100) / crowns);
}

/** A line in crowns is whole: half crowns are rounded up (windows-domain 8.2). */
export const wholeCrowns = roundHalfUp;

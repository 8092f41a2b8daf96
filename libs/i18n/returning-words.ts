import type { Returns } from '@fenestra/domain/shop/shop-facts';
import type { Shop } from '@fenestra/domain/shop/shops';
import { exactAmount } from './money';
import type { Texts } from './texts/texts';

/** Where goods go that come back and who pays for that (2011/83/EU Art. 6(1)(i)), a sentence each. */
export function returningWords(
  { address, shopperPays }: Returns,
  { to, free, atMost }: Texts['returning'],
  shop: Shop,
  currency: string,
): string[] {
  return [to(address), shopperPays === 0 ? free : atMost(exactAmount(shopperPays, shop, currency))];
}

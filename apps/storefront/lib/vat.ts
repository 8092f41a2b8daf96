import { money, percentOf } from '@fenestra/domain/shop/money';
import { type Shop, vatOn } from '@fenestra/domain/shop/shops';
import { todayIn } from './shop';
import { useShop } from './texts';

/** VAT of a net amount in minor units, by the rule of the server (OPEN-Q-101) at the rate of the day. */
export function vatOf(net: number, shop: Shop, day = todayIn(shop)): number {
  return percentOf(money(net, shop.currency), vatOn(shop, day)).minor;
}

/** Net, VAT and gross of one running price, and the rate in percent. */
export function useVat(net: number) {
  const shop = useShop();
  const vat = vatOf(net, shop);
  return { net, vat, gross: net + vat, percent: vatOn(shop, todayIn(shop)) };
}

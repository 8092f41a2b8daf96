import { money, percentOf } from '@fenestra/domain/shop/money';
import { vatOn } from '@fenestra/domain/shop/shops';
import { todayIn } from './shop';
import { useShop } from './texts';

/**
 * Net, VAT and gross of one running price in minor units, by the rule of the server (OPEN-Q-101), and the rate in percent: that
 * of the day unless another is named.
 */
export function useVat(net: number, rate?: number) {
  const shop = useShop();
  const percent = rate ?? vatOn(shop, todayIn(shop));
  const vat = percentOf(money(net, shop.currency), percent).minor;
  return { net, vat, gross: net + vat, percent };
}

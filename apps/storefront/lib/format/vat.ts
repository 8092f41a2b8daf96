import { money, percentOf } from '@fenestra/domain/shop/money';
import { vatOn } from '@fenestra/domain/shop/shops';
import { useBuyer } from '../shop/buyer';
import { todayIn } from '../shop/shop';
import { useShop } from '../shop/texts';

/** VAT of a net amount in minor units by the rule of the server (OPEN-Q-101), and its rate in percent: that of the day unless another is named. */
export function useVatRule(rate?: number) {
  const shop = useShop();
  const percent = rate ?? vatOn(shop, todayIn(shop));
  const vatOf = (net: number) => percentOf(money(net, shop.currency), percent).minor;
  return { percent, vatOf };
}

/** Net, VAT and gross of one running price in minor units. */
export function useVat(net: number, rate?: number) {
  const { percent, vatOf } = useVatRule(rate);
  const vat = vatOf(net);
  return { net, vat, gross: net + vat, percent };
}

/** Makes of a net price what the visitor reckons with, minor units: with VAT for who buys privately. */
export function useDisplayedAmount(): (net: number) => number {
  const { vatOf } = useVatRule();
  const buyer = useBuyer();
  if (buyer === 'business') return (net) => net;
  const shown = (net: number): number => (net < 0 ? -shown(-net) : net + vatOf(net)); // half away from zero (OPEN-Q-43)
  return shown;
}

import type { Cart } from '@fenestra/contracts/wire/cart';
import { dayIn } from '@fenestra/domain/shop/day';
import { latestDelivery } from '@fenestra/domain/shop/working-days';
import { dayText } from '@fenestra/i18n/day-text';
import { useShop } from '../../../lib/shop/texts';
import { hasMadeToSize } from '../has-made-to-size';

/** The last day on which the goods of a cart arrive or can be fetched when they are ordered now (CONST-06 to CONST-09). */
export function useLatestDelivery({ data: { stockOnly, items } }: Cart): string {
  const shop = useShop();
  const madeToSize = items.some(hasMadeToSize);
  return dayText(latestDelivery({ stockOnly, madeToSize }, dayIn(shop, new Date()), shop), shop);
}

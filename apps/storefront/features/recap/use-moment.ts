import { dayIn } from '@fenestra/domain/shop/day';
import { dayInNumbers, timeText } from '@fenestra/i18n/day-text';
import { useShop } from '../../lib/shop/texts';

/** Writes a moment (ISO 8601 in UTC) as day and time of the shop: 23. 11. 2026 14:34. */
export function useMoment(): (iso: string) => string {
  const shop = useShop();
  return (iso) => {
    const moment = new Date(iso);
    return `${dayInNumbers(dayIn(shop, moment), shop)} ${timeText(moment, shop)}`;
  };
}

import type { Order } from '@fenestra/contracts/wire/order';
import { lacksDelivery } from '@fenestra/domain/pricing/lacks-delivery';
import { useShop, useTexts } from '../../lib/texts';

/** What the total of an order is called: another sum than the gross price where paying early saves (OPEN-Q-66). */
export function useTotalName({ gross, total, delivery, sums }: Order): string {
  const { total: withVat } = useTexts('recap');
  const { totalToPay, totalWithoutDelivery } = useTexts('orderDetails');
  const isWithoutDelivery = lacksDelivery(useShop(), delivery, sums.delivery);
  if (gross !== total) return totalToPay;
  return isWithoutDelivery ? totalWithoutDelivery : withVat;
}

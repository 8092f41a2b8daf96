import type { Order } from '@fenestra/contracts/wire/order';
import { lacksDelivery } from '@fenestra/domain/pricing/lacks-delivery';
import { useShop, useTexts } from '../lib/texts';

/** What the gross price of a cart or an order is called, which may be without its delivery. */
export function useGrossName({ delivery, sums }: Pick<Order, 'delivery' | 'sums'>): string {
  const { totalGross } = useTexts('cart');
  const { totalWithoutDelivery } = useTexts('orderDetails');
  return lacksDelivery(useShop(), delivery, sums.delivery) ? totalWithoutDelivery : totalGross;
}

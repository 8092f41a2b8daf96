import type { Order } from '@fenestra/contracts/wire/order';
import { excludesDelivery } from '@fenestra/domain/pricing/excludes-delivery';
import { useShop, useTexts } from '../lib/shop/texts';

/** What the gross price of a cart or an order is called, which may be without its delivery. */
export function useGrossName({ delivery, sums }: Pick<Order, 'delivery' | 'sums'>): string {
  const { totalGross } = useTexts('cart');
  const { totalWithoutDelivery } = useTexts('orderDetails');
  return excludesDelivery(useShop(), delivery, sums.delivery) ? totalWithoutDelivery : totalGross;
}

import type { Order } from '@fenestra/contracts/wire/order';
import { paymentSummary } from '@fenestra/domain/ordering/received-payments';
import { useTexts } from '../../lib/shop/texts';

/** What has come and what of it went back, by name, minor units. */
export function usePaid(order: Pick<Order, 'paid' | 'returned'>): (readonly [string, number])[] {
  const { paidAmount: paid } = useTexts('recap');
  const { returned } = useTexts('orderPage');
  const names = { paid, returned };
  return paymentSummary(order).map(([what, minor]) => [names[what], minor]);
}

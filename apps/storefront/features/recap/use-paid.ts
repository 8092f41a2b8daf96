import type { Order } from '@fenestra/contracts/wire/order';
import { useTexts } from '../../lib/texts';

/** What has come and what of it went back, by name, minor units; that nothing is left of it is said by the latter. */
export function usePaid({ paid, returned = 0 }: Pick<Order, 'paid' | 'returned'>): (readonly [string, number])[] {
  const { paidAmount } = useTexts('recap');
  const words = useTexts('orderPage');
  return [
    ...(paid > 0 || returned === 0 ? [[paidAmount, paid] as const] : []),
    ...(returned > 0 ? [[words.returned, returned] as const] : []),
  ];
}

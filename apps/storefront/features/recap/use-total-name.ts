import type { Order } from '@fenestra/contracts/wire/order';
import { useTexts } from '../../lib/texts';

/** What the total of an order is called: another sum than the gross price where paying early saves (OPEN-Q-66). */
export function useTotalName({ gross, total }: Pick<Order, 'gross' | 'total'>): string {
  const { total: withVat } = useTexts('recap');
  const { totalToPay } = useTexts('orderDetails');
  return gross === total ? withVat : totalToPay;
}

import type { Order } from '@fenestra/contracts/wire/order';
import { useGrossName } from '../../components/use-gross-name';
import { useTexts } from '../../lib/shop/texts';

/** What the total of an order is called: another sum than the gross price where paying early saves (OPEN-Q-66). */
export function useTotalName(order: Order): string {
  const grossName = useGrossName(order);
  const { totalToPay } = useTexts('orderDetails');
  return order.gross === order.total ? grossName : totalToPay;
}

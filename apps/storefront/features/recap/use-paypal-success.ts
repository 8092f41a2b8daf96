import { useQuery } from '@tanstack/react-query';
import type { Order } from '@fenestra/contracts/wire/order';
import { paypalSuccessQuery } from './paypal-success.query';

/** Back from PayPal with its agreement, the page has the shop ask PayPal once more (RECAP-07); the order tells what came of it. */
export function usePaypalSuccess({ orderId, method }: Order, agreed: boolean): void {
  useQuery({ ...paypalSuccessQuery(orderId), enabled: method === 'paypal' && agreed });
}

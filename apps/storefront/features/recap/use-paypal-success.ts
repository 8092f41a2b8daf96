import { useQuery } from '@tanstack/react-query';
import type { Order } from '@fenestra/contracts/wire/order';
import { callOrder } from '../../lib/order-client';

/** Back from PayPal with its agreement, the page has the shop ask PayPal once more (RECAP-07); the order tells what came of it. */
export function usePaypalSuccess({ orderId, method }: Order, agreed: boolean): void {
  useQuery({
    queryKey: ['paypal-success', orderId],
    enabled: method === 'paypal' && agreed,
    queryFn: () => callOrder('paypalSuccess', { query: { type: 'payment_success', orderId } }),
    retry: false,
  });
}

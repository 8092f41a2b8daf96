import { queryOptions } from '@tanstack/react-query';
import { callOrder } from '../../lib/order/order-client';

/** Has the shop poll PayPal about an order once (RECAP-07). */
export const paypalSuccessQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['paypal-success', orderId],
    queryFn: () => callOrder('paypalSuccess', { query: { type: 'payment_success', orderId } }),
    retry: false,
  });

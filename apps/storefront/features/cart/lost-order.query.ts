import { queryOptions } from '@tanstack/react-query';
import { callOrder } from '../../lib/order/order-client';
import type { SubmittedOrder } from '../../lib/order/submitted-order';

/** The order of which this browser knows only that it was sent. */
export const lostOrderQuery = (sent: SubmittedOrder | null) =>
  queryOptions({
    queryKey: ['lost-order', sent?.key],
    retry: false,
    queryFn: () =>
      callOrder('findOrder', { params: { cartId: sent!.cartId }, headers: { 'idempotency-key': sent!.key } }),
  });

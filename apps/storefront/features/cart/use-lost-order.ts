import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetCart } from '../../lib/cart-id';
import { leaveFor } from '../../lib/leave-for';
import { rememberOrder } from '../../lib/known-order';
import { recapAddress } from '../../lib/recap-address';
import { callOrder } from '../../lib/order-client';
import { forgetSentOrder, type SentOrder, sentOrder } from '../../lib/sent-order';
import { forgetDraft } from './checkout/form-draft';

/**
 * A cart that was sent as an order whose answer never came, here or in another tab, and that the browser has no more: where there
 * is that order, its recap is opened (OPEN-Q-75). True until it is known.
 */
export function useLostOrder(cartId: string | undefined): boolean {
  const sent = sentOrder();
  const [leaving, setLeaving] = useState(false); // what was sent is forgotten before the recap is there
  const { data: order, isLoading } = useQuery({
    queryKey: ['lost-order', sent?.key],
    enabled: sent !== null && cartId !== undefined && cartId !== sent.cartId,
    retry: false,
    queryFn: () => findOrder(sent!),
  });
  useEffect(() => {
    if (!order) return;
    setLeaving(true);
    rememberOrder(order);
    forgetSentOrder();
    forgetCart();
    forgetDraft();
    void leaveFor(recapAddress(order)).then(() => setLeaving(false));
  }, [order]);
  return isLoading || order !== undefined || leaving;
}

const findOrder = ({ cartId, key }: SentOrder) =>
  callOrder('findOrder', { params: { cartId }, headers: { 'idempotency-key': key } });

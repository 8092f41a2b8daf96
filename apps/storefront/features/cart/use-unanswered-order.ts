import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { removeCartId } from '../../lib/cart/cart-id';
import { navigateAway } from '../../lib/navigation/navigate-away';
import { storeOrder } from '../../lib/order/stored-order';
import { recapAddress } from '../../lib/navigation/recap-address';
import { removeSubmittedOrder, submittedOrder } from '../../lib/order/submitted-order';
import { removeDraft } from './checkout/form-draft';
import { lostOrderQuery } from './lost-order.query';

/**
 * A cart that was sent as an order whose answer never came, here or in another tab, and that the browser has no more: where there
 * is that order, its recap is opened (OPEN-Q-75). True until it is known.
 */
export function useUnansweredOrder(cartId: string | undefined): boolean {
  const sent = submittedOrder();
  const [leaving, setLeaving] = useState(false); // what was sent is forgotten before the recap is there
  const { data: order, isLoading } = useQuery({
    ...lostOrderQuery(sent),
    enabled: sent !== null && cartId !== undefined && cartId !== sent.cartId,
  });
  useEffect(() => {
    if (!order) return;
    setLeaving(true);
    storeOrder(order);
    removeSubmittedOrder();
    removeCartId();
    removeDraft();
    void navigateAway(recapAddress(order)).then(() => setLeaving(false));
  }, [order]);
  return isLoading || order !== undefined || leaving;
}

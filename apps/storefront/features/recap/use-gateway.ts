import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Order } from '@fenestra/contracts/wire/order';
import { callOrder } from '../../lib/order/order-client';
import { refusalOf } from '../../lib/network/request';
import { whenRestored } from '../../lib/navigation/when-restored';
import { sessionOf } from './order-outcome';

type Gateway = {
  /** Whether there is a session that can be paid. */
  readonly ready: boolean;
  readonly opening: boolean;
  /** Why it cannot be opened, in the shop's words, or without any; null where nothing went wrong. */
  readonly failed: string | null;
  readonly open: () => void;
};

/** The way to the page where an order is paid. `again`: the last try has failed, the server knows or makes the session for the next (OPEN-Q-81). */
export function useGateway(order: Order, again: boolean, leadTo: (address: string) => void): Gateway {
  const [leaving, setLeaving] = useState(false);
  const url = sessionOf(order)?.url ?? null;
  const leave = (address: string) => {
    setLeaving(true);
    leadTo(address);
  };
  const { isPending, error, mutate } = useMutation({
    meta: { ownMessage: true },
    mutationFn: () => callOrder('reopenPayment', { params: { token: order.token } }),
    onSuccess: (reopened) => {
      const address = sessionOf(reopened)?.url;
      if (address) leave(address);
    },
  });
  useEffect(() => whenRestored(() => setLeaving(false)), []);
  const open = () => (url && !again ? leave(url) : mutate());
  return {
    ready: url !== null,
    opening: isPending || leaving,
    failed: error && (refusalOf(error) ?? ''),
    open,
  };
}

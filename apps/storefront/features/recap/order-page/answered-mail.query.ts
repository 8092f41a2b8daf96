import { queryOptions } from '@tanstack/react-query';
import { callOrder } from '../../../lib/order/order-client';

/** Notifies the shop that a mail was read, once, then calls `then`. An order is shown all the same where that fails. */
export const answeredMailQuery = (token: string | null, mailKey: string | null, then: () => Promise<unknown>) =>
  queryOptions({
    queryKey: ['answered-mail', token, mailKey],
    queryFn: async () => {
      await callOrder('answerMail', { params: { token: token! }, body: { mailKey: mailKey! } }).catch(() => undefined);
      await then();
      return true;
    },
    staleTime: 'static',
  });

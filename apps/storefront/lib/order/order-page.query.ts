import { queryOptions } from '@tanstack/react-query';
import { readOrderPage } from './read-order';

/** The lasting page of an order by the token of its link; on a restored page it is read again. */
export const orderPageQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['order-page', token],
    enabled: token !== null,
    queryFn: () => readOrderPage(token!),
    staleTime: 0,
    meta: { changesElsewhere: true },
  });

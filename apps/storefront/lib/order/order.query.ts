import { queryOptions } from '@tanstack/react-query';
import { readOrder } from './read-order';

/** An order by the token of its link; on a restored page it is read again. */
export const orderQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['order', token],
    enabled: token !== null,
    queryFn: () => readOrder(token!),
    staleTime: 0,
    meta: { changesElsewhere: true },
  });

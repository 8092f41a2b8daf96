import { queryOptions } from '@tanstack/react-query';
import { inTime } from '../../../lib/loading/chunk';

/** The search in places, a chunk of its own: addresses are filled in without it. */
export const placeSearchQuery = queryOptions({
  queryKey: ['place-search'],
  staleTime: Infinity,
  queryFn: () => inTime(() => import('./search-in')),
});

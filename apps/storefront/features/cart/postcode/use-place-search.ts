import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inTime } from '../../../lib/chunk';
import { usePostcodes } from './use-postcodes';

/** The places of the shop's country and the search in them, a chunk of its own; loaded when they are `wanted` first. */
export function usePlaceSearch(wanted = true) {
  const postcodes = usePostcodes(wanted);
  const code = useQuery({
    enabled: wanted,
    queryKey: ['place-search'],
    staleTime: Infinity,
    queryFn: () => inTime(async () => (await import('./search-in')).searchIn),
  });
  const search = useMemo(() => postcodes.data && code.data?.(postcodes.data), [postcodes.data, code.data]);
  return {
    data: postcodes.data,
    /** Undefined until both are loaded. */
    search,
    isError: postcodes.isError || code.isError,
    refetch: () => Promise.all([postcodes, code].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

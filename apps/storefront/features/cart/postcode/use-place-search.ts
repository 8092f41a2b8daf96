import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { placeSearchQuery } from './place-search.query';
import { usePostcodes } from './use-postcodes';

/** The places of the shop's country and the search in them; loaded when they are `wanted` first. */
export function usePlaceSearch(wanted = true) {
  const postcodes = usePostcodes(wanted);
  const code = useQuery({ ...placeSearchQuery, enabled: wanted });
  const search = useMemo(() => postcodes.data && code.data?.searchIn(postcodes.data), [postcodes.data, code.data]);
  return {
    data: postcodes.data,
    /** Undefined until both are loaded. */
    search,
    isError: postcodes.isError || code.isError,
    refetch: () => Promise.all([postcodes, code].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  };
}

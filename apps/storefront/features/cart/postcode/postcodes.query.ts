import { queryOptions } from '@tanstack/react-query';
import { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import { callerOf } from '../../../lib/network/rest-client';

/** The places of a country. */
export const postcodesQuery = (country: string) =>
  queryOptions({
    queryKey: ['postcodes', country],
    staleTime: Infinity,
    queryFn: () => callerOf(catalogueCalls)('listPostcodes', { query: { country } }),
  });

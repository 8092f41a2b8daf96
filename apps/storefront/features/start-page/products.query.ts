import { queryOptions } from '@tanstack/react-query';
import { catalogueCalls } from '@fenestra/contracts/wire/catalogue-calls';
import { callerOf } from '../../lib/network/rest-client';

/** All that the shop sells. */
export const productsQuery = queryOptions({
  queryKey: ['products'],
  queryFn: () => callerOf(catalogueCalls)('listProducts', {}),
});

import { Err } from '@fenestra/contracts/wire/errors';
import type { Shop } from '@fenestra/domain/shop/shops';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { CallFailed } from '../../../lib/network/request';
import { productQuery } from './product.query';
import { fetchRules, rulesQuery } from './rules.query';
import { type StartQuery, startConfiguration } from './start-configuration';

/** All starts, whatever began them. */
export const startsKey = ['start'] as const;

/** Starts a configuration once for each `key`, and stores its product. */
export const startQuery = (queries: QueryClient, shop: Shop, { key, query }: { key: string; query: StartQuery }) =>
  queryOptions({
    queryKey: [...startsKey, key],
    staleTime: Infinity,
    gcTime: Infinity,
    retry: (tries, failure) => tries < 2 && !isFinal(failure),
    queryFn: async () => {
      fetchRules().catch(() => undefined); // asked for again with the catalogue
      const rulesOf = (version: string) => queries.query(rulesQuery(version));
      const { product, ...told } = await startConfiguration(query, { shop, rulesOf });
      queries.setQueryData(productQuery(product.configurationId).queryKey, product);
      return { configurationId: product.configurationId, ...told };
    },
  });

/** The shop has answered, and would answer the same again. */
export const isFinal = (failure: Error): boolean =>
  failure instanceof CallFailed && failure.code !== null && failure.code !== Err.unavailable;

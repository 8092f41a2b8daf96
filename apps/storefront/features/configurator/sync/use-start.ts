import { Err } from '@fenestra/contracts/wire/errors';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../../../lib/address';
import { CallFailed } from '../../../lib/request';
import { useShop } from '../../../lib/texts';
import { backToEarlier, type StartQuery, startConfiguration } from './start-configuration';
import { fetchRules, rulesQuery } from './use-rules';

/** The first address of a visit decides what is begun; later steps have no query and keep what was started. */
export function useStart() {
  const shop = useShop();
  const queries = useQueryClient();
  const { search } = useAddress();
  const address = search.toString();
  const decides = search.has('productId') || search.has('copyOf') || search.get('type') === 'reconf';
  const [start, setStart] = useState<{ address: string; key: string; query: StartQuery }>({
    address,
    key: address,
    query: Object.fromEntries(search),
  });
  if (decides && address !== start.address) setStart({ address, key: address, query: Object.fromEntries(search) });

  const started = useQuery({
    queryKey: ['start', start.key],
    staleTime: Infinity,
    gcTime: Infinity,
    retry: (tries, failure) => tries < 2 && !isFinal(failure),
    queryFn: async () => {
      fetchRules().catch(() => undefined); // asked for again with the catalogue
      const rulesOf = (version: string) => queries.query(rulesQuery(version));
      const { product, ...told } = await startConfiguration(start.query, { shop, rulesOf });
      queries.setQueryData(['product', product.configurationId], product);
      return { configurationId: product.configurationId, ...told };
    },
  });
  /** Begins anew with an earlier design, whatever the address says. */
  const restart = (configurationId: string) =>
    void backToEarlier(shop, configurationId).then(() => setStart({ address, key: configurationId, query: {} }));
  return { started, restart };
}

/** The shop has answered, and would answer the same again. */
export const isFinal = (failure: Error): boolean =>
  failure instanceof CallFailed && failure.code !== null && failure.code !== Err.unavailable;

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddress } from '../../../lib/navigation/address';
import { useShop } from '../../../lib/shop/texts';
import { startQuery } from './start.query';
import { backToEarlier, type StartQuery } from './start-configuration';

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

  const started = useQuery(startQuery(queries, shop, start));
  /** Begins anew with an earlier design, whatever the address says. */
  const restart = (configurationId: string) =>
    void backToEarlier(shop, configurationId).then(() => setStart({ address, key: configurationId, query: {} }));
  return { started, restart };
}

import type { WireTried } from '@fenestra/contracts/wire/tried';
import type { Change } from '@fenestra/domain/configuration/change';
import { useQuery } from '@tanstack/react-query';
import { callConfigurator } from '../../../lib/configurator-client';
import { useShop } from '../../../lib/texts';
import { useConfiguration } from './configuration-context';

/**
 * What each list of changes would come to, in the order of the lists: price, difference to now, or why it is refused and what
 * helps. One request for all of them. Until the answer is there, as many outcomes as before stay; else undefined.
 */
export function useTried(tries: readonly (readonly Change[])[]): readonly WireTried[] | undefined {
  return useTriedQuery(tries).data?.items;
}

/** The same with what became of the request. */
export function useTriedQuery(tries: readonly (readonly Change[])[]) {
  const shop = useShop();
  const { configurationId, revision } = useConfiguration().product;
  return useQuery({
    queryKey: ['tried', configurationId, revision, tries],
    enabled: tries.length > 0,
    placeholderData: (before) => (before?.items.length === tries.length ? before : undefined),
    queryFn: () =>
      callConfigurator('zkusZmeny', { shopId: shop.id, configurationId, tries: tries.map((changes) => [...changes]) }),
  });
}

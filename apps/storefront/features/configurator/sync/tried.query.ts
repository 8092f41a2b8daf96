import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@fenestra/contracts/wire/product';
import type { Change } from '@fenestra/domain/configuration/change';
import { callConfigurator } from '../../../lib/network/configurator-client';

/** Outcome of each list of changes, in one request. Until it is answered, as many outcomes as before stay. */
export const triedQuery = (
  shopId: number,
  { configurationId, revision }: Product,
  tries: readonly (readonly Change[])[],
) =>
  queryOptions({
    queryKey: ['tried', configurationId, revision, tries],
    enabled: tries.length > 0,
    placeholderData: (before) => (before?.items.length === tries.length ? before : undefined),
    queryFn: () =>
      callConfigurator('zkusZmeny', { shopId, configurationId, tries: tries.map((changes) => [...changes]) }),
  });

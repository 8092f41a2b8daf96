import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@fenestra/contracts/wire/product';
import { callConfigurator } from '../../../lib/network/configurator-client';

/** All opening types of a sash with their prices, in one request (OPEN-04). */
export const openingsQuery = (shopId: number, { configurationId, revision, areas }: Product, area: string) =>
  queryOptions({
    queryKey: ['openings', configurationId, area, revision],
    placeholderData: (before) => before,
    enabled: areas.some(({ id }) => id === area), // of one that the server does not have yet it knows none
    queryFn: () => callConfigurator('getCiselnikOtevirani', { shopId, configurationId, area }),
  });

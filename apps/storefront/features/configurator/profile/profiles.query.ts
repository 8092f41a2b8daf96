import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@fenestra/contracts/wire/product';
import { bound } from '@fenestra/i18n/bound';
import { callConfigurator } from '../../../lib/network/configurator-client';

/** All profiles of the product with their prices for the present size, in one request (PROF-17). */
export const profilesQuery = (shopId: number, { configurationId, revision }: Product) =>
  queryOptions({
    queryKey: ['profiles', configurationId, revision],
    placeholderData: (before) => before,
    queryFn: async () => {
      const { items } = await callConfigurator('getProfiles', { shopId, configurationId });
      return { items: items.map((item) => ({ ...item, description: bound(item.description) })) };
    },
  });

import { useQuery } from '@tanstack/react-query';
import type { ChoiceItem } from '@fenestra/contracts/wire/choices';
import { bound } from '@fenestra/i18n/bound';
import { callConfigurator } from '../../../lib/configurator-client';
import { useShop } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';

export type Profile = ChoiceItem<'getProfiles'>;

/** All profiles of the product with their prices for the present size, in one request (PROF-17). */
export function useProfiles() {
  const shop = useShop();
  const { product } = useConfiguration();
  return useQuery({
    queryKey: ['profiles', product.configurationId, product.revision],
    placeholderData: (before) => before,
    queryFn: async () => {
      const { items } = await callConfigurator('getProfiles', {
        shopId: shop.id,
        configurationId: product.configurationId,
      });
      return { items: items.map((item) => ({ ...item, description: bound(item.description) })) };
    },
  });
}

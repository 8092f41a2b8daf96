import { useQuery } from '@tanstack/react-query';
import type { ChoiceItem } from '@fenestra/contracts/wire/choices';
import type { OpeningCode } from '@fenestra/domain/configuration/configuration';
import { callConfigurator } from '../../../lib/configurator-client';
import { useShop } from '../../../lib/texts';
import { useConfiguration } from '../sync/configuration-context';

export type OpeningItem = ChoiceItem<'getCiselnikOtevirani'>;

/** All opening types of a sash with their prices, in one request (OPEN-04). */
export function useOpenings(area: string) {
  const { product } = useConfiguration();
  const shop = useShop();
  return useQuery({
    queryKey: ['openings', product.configurationId, area, product.revision],
    placeholderData: (before) => before,
    enabled: product.areas.some(({ id }) => id === area), // of one that the server does not have yet it knows none
    queryFn: () =>
      callConfigurator('getCiselnikOtevirani', { shopId: shop.id, configurationId: product.configurationId, area }),
  });
}

/**
 * What is offered, the most used first and among them a sash before a pane that stays shut, and of it the usual types.
 * What no size or other choice makes possible is not offered at all.
 */
export function offeredOf(items: readonly OpeningItem[], now: OpeningCode | undefined) {
  const all = items.filter(({ refused }) => refused?.code !== 'opening-not-offered').sort((a, b) => rank(a) - rank(b));
  return { all, usual: all.filter(({ code, mostUsed }) => mostUsed || code === now) };
}

const rank = ({ code, mostUsed }: OpeningItem): number => (mostUsed ? (code === 'fix' ? 1 : 0) : 2);

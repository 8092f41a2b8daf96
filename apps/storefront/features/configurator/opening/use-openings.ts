import { useQuery } from '@tanstack/react-query';
import type { ChoiceItem } from '@fenestra/contracts/wire/choices';
import type { OpeningCode } from '@fenestra/domain/configuration/configuration';
import { useShop } from '../../../lib/shop/texts';
import { useConfiguration } from '../sync/configuration-context';
import { openingsQuery } from './openings.query';

export type OpeningItem = ChoiceItem<'getCiselnikOtevirani'>;

export const useOpenings = (area: string) => useQuery(openingsQuery(useShop().id, useConfiguration().product, area));

/**
 * What is offered, the most used first and among them a sash before a pane that stays shut, and of it the usual types.
 * What no size or other choice makes possible is not offered at all.
 */
export function offeredOf(items: readonly OpeningItem[], now: OpeningCode | undefined) {
  const all = items.filter(({ refused }) => refused?.code !== 'opening-not-offered').sort((a, b) => rank(a) - rank(b));
  return { all, usual: all.filter(({ code, mostUsed }) => mostUsed || code === now) };
}

const rank = ({ code, mostUsed }: OpeningItem): number => (mostUsed ? (code === 'fix' ? 1 : 0) : 2);

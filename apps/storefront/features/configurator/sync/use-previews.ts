import type { WirePricePreview } from '@fenestra/contracts/wire/price-preview';
import type { Change } from '@fenestra/domain/configuration/change';
import { useQuery } from '@tanstack/react-query';
import { useShop } from '../../../lib/shop/texts';
import { useConfiguration } from './configuration-context';
import { triedQuery } from './tried.query';

/**
 * What each list of changes would come to, in the order of the lists: price, difference to now, or why it is refused and what
 * helps. One request for all of them. Until the answer is there, as many outcomes as before stay; else undefined.
 */
export function usePreviews(tries: readonly (readonly Change[])[]): readonly WirePricePreview[] | undefined {
  return usePreviewsQuery(tries).data?.items;
}

/** The same with what became of the request. */
export const usePreviewsQuery = (tries: readonly (readonly Change[])[]) =>
  useQuery(triedQuery(useShop().id, useConfiguration().product, tries));

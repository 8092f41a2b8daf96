import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '@fenestra/domain/shop/shops';
import { isSavedState } from '../../../lib/quotes/saved-offers';
import { designInProgress } from '../sync/start-configuration';
import { readOffer } from './read-offer';

/** The offer of a link, and the design that it would replace. Opened again it is as it was saved, therefore it is not cached (OPEN-Q-19). */
export const savedOfferQuery = (shop: Shop, savedId: string) =>
  queryOptions({
    queryKey: ['saved', savedId],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    networkMode: 'always', // without a connection the shopper is told
    queryFn: async () => {
      const [offer, present] = await Promise.all([readOffer(savedId), designInProgress(shop)]);
      return { offer, present: present && isSavedState(savedId, present) ? null : present };
    },
  });

import type { SavedOffer } from '@fenestra/contracts/http/quotes';
import type { StoredSavedOffer } from './saved-offer.entity';

/** A dated offer without what only the service needs to know. */
export function savedOfferView(saved: StoredSavedOffer): SavedOffer {
  const { id, shopId, type, route, savedOn, validUntil, elements } = saved;
  return { savedId: id, shopId, type, route, savedOn, validUntil, elements };
}

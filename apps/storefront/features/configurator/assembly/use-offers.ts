import type { Change } from '@fenestra/domain/configuration/change';
import { previewChange } from '@fenestra/domain/configuration/apply-change';
import { type FreePlace, joinableProducts } from '@fenestra/domain/configuration/assembly/change-elements';
import { isViolation } from '@fenestra/domain/configuration/rules/violation';
import { useMemo } from 'react';
import { useConfiguration, useLoadedCatalogue } from '../sync/configuration-context';
import { usePreviewsQuery } from '../sync/use-previews';

export const adding = (place: FreePlace, product: string): Change => ({ kind: 'add-element', ...place, product });

/** Each product that can be joined, what it would make of the whole in this place, and what it changes of the price. */
export function useOffers(place: FreePlace | undefined) {
  const catalogue = useLoadedCatalogue();
  const { shown } = useConfiguration();
  const offers = useMemo(() => {
    if (!place) return [];
    return joinableProducts(catalogue).map((product) => {
      const change = adding(place, product.code);
      const tried = previewChange(change, shown, catalogue);
      const outcome = isViolation(tried) ? { after: null, refusal: tried } : { after: tried, refusal: null };
      return { code: product.code, product, change, ...outcome };
    });
  }, [place, shown, catalogue]);
  const { data, isPending } = usePreviewsQuery(offers.map(({ change }) => [change]));
  return offers.map((offer, i) => ({
    ...offer,
    difference: data?.items[i]?.difference ?? null,
    priced: !isPending || offer.refusal !== null,
  }));
}

export type Offer = ReturnType<typeof useOffers>[number];

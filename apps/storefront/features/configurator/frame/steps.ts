import type { Product } from '@fenestra/contracts/wire/product';
import type { Screen } from '@fenestra/i18n/texts/screens';
import { createContext, useContext } from 'react';
import type { KindTexts, ProductKind } from '@fenestra/i18n/texts/texts';
import { pathOf } from '../../../lib/navigation/routes';
import { useTexts } from '../../../lib/shop/texts';
import { reconfiguration } from '../sync/reconfiguration';

export type Step = 'opening' | 'dimensions' | 'profile' | 'doorOpening' | 'accessories';

const orders: Readonly<Record<'window' | 'door' | 'stock', readonly Step[]>> = {
  window: ['opening', 'dimensions', 'profile', 'accessories'],
  door: ['dimensions', 'profile', 'doorOpening', 'accessories'],
  stock: ['accessories'],
};

/** What the product in hand is. Apart from all else that is known of it: what reads only this is not rendered at a change. */
export const CurrentKind = createContext<{ readonly kind: ProductKind; readonly stock: boolean } | null>(null);

/** The steps of the product in their order (STEP-01, STEP-02); of a finished one from stock everything is decided. */
export function useSteps(): readonly Step[] {
  const { kind, stock } = useContext(CurrentKind)!;
  return orders[stock ? 'stock' : kind === 'door' ? 'door' : 'window'];
}

/** Entrance and side doors; balcony and slide doors count as windows (DOOR-03). */
export const useIsDoor = (): boolean => useKind() === 'door';

/** What shoppers call a product by its type; all others are windows. */
const kinds: Readonly<Record<string, ProductKind>> = { B: 'balcony', P: 'balcony', E: 'door', D: 'door' };

export const kindOf = ({ assembly, product }: Product): ProductKind =>
  assembly ? 'assembly' : (kinds[product.data.type] ?? 'window');

export const useKind = (): ProductKind => useContext(CurrentKind)!.kind;

/** What is said of the product in hand, in words of its kind. */
export function useKindTexts(): KindTexts {
  return useTexts('kinds')[useKind()];
}

/** Where a screen lives in this shop; while a cart line is changed the address keeps saying so (OPEN-Q-41). */
export function useScreenPath(): (screen: Screen) => string {
  const paths = useTexts('paths');
  return (screen) => {
    const line = reconfiguration();
    const query = line ? `?${new URLSearchParams({ type: 'reconf', ...line })}` : '';
    return `${pathOf(screen, paths)}${query}`;
  };
}

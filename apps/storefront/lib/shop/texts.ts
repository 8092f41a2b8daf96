import { createContext, use, useContext } from 'react';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import type { ShopContact } from '@fenestra/domain/shop/shop-facts';
import type { Shop } from '@fenestra/domain/shop/shops';
import { type PageTexts, partOfTexts } from '@fenestra/i18n/texts/text-parts';
import { loadedTexts, loadTexts } from '../loading/load-texts';

export type StorefrontContext = {
  readonly shop: Shop;
  /** For whom the visitor buys when the page begins; `useBuyer` knows for whom now. */
  readonly buyer: Buyer;
  /** Whose order is shown, whatever the visitor chooses. */
  readonly ordered?: Buyer | undefined;
  /** Who answers, which the gateway writes into the page (OPEN-Q-106). */
  readonly contact: ShopContact;
  readonly texts: Partial<PageTexts>;
};

/** The shop of the page's host name and what the page begins with: it does not change. */
export const Storefront = createContext<StorefrontContext | null>(null);

export const useShop = (): Shop => useContext(Storefront)!.shop;

export const useContact = (): ShopContact => useContext(Storefront)!.contact;

/** What the shop says in one area. Where its part is not loaded yet, Suspense waits for it. */
export function useTexts<Area extends keyof PageTexts>(area: Area): PageTexts[Area] {
  const { texts } = useContext(Storefront)!;
  return texts[area] ?? use(loadTexts(partOfTexts[area]))[area]!;
}

/** The same for what is said later or never, without waiting; undefined until it is here. Texts of the rules come with the rules. */
export function useLaterTexts<Area extends keyof PageTexts>(area: Area): () => PageTexts[Area] | undefined {
  const { texts } = useContext(Storefront)!;
  return () => texts[area] ?? loadedTexts[area];
}

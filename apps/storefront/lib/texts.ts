import { createContext, useContext } from 'react';
import type { Shop } from '@fenestra/domain/shop/shops';
import type { PageTexts } from '@fenestra/i18n/texts/texts';

/** The shop of the page's host name and what it says; both are there before anything is rendered. */
export const Storefront = createContext<{ readonly shop: Shop; readonly texts: PageTexts } | null>(null);

export const useShop = (): Shop => useContext(Storefront)!.shop;

export const useTexts = <Area extends keyof PageTexts>(area: Area): PageTexts[Area] =>
  useContext(Storefront)!.texts[area];

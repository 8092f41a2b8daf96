import { createContext, useContext } from 'react';
import { type Shop, shopByCode } from '@fenestra/domain/shop/shops';
import type { Catalogue } from '@fenestra/i18n/catalogue';

/** Set once by the page from the storefront's host name. */
export const CurrentShop = createContext<Shop>(shopByCode('cs'));

export const useShop = () => useContext(CurrentShop);

export function useTexts<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue[useShop().code];
}

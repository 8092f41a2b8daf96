import { useContext, useSyncExternalStore } from 'react';
import { customerTypeCookie } from '@fenestra/contracts/customer-type-cookie';
import type { Buyer } from '@fenestra/domain/shop/buyer';
import { listeners } from '../state/listeners';
import { Storefront } from './texts';

const [changed, subscribe] = listeners();

/** The gateway writes the visitor's last choice into the page, so that its first screen is right. */
export const buyerOfPage = (): Buyer =>
  document.documentElement.dataset.buyer === 'business' ? 'business' : 'private';

/** For whom the visitor buys; around an order for whom it was bought. */
export function useBuyer(): Buyer {
  const { buyer, ordered } = useContext(Storefront)!;
  const chosen = useSyncExternalStore(subscribe, buyerOfPage, () => buyer);
  return ordered ?? chosen;
}

/** Every price of the page follows at once; other pages and visits by the cookie. */
export function buyAs(buyer: Buyer): void {
  document.documentElement.dataset.buyer = buyer;
  document.cookie = customerTypeCookie(buyer, location.protocol === 'https:');
  changed();
}
